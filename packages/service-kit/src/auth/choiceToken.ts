import { createHmac, hkdfSync } from 'node:crypto';
import { CHOICE_TOKEN, choiceText, type SignedChoice } from '@yinyom/contracts/sdk/choiceToken';

/** The key that a website's choices are signed with. @param secret 32 bytes */
export const choiceKeyOf = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, CHOICE_TOKEN.salt, CHOICE_TOKEN.info, CHOICE_TOKEN.keyBytes));

/** A choice that the website's servers can check without asking; only the platform makes one. */
export const signChoice = (siteKey: string, choice: SignedChoice, key: Buffer): string => {
  const text = choiceText(choice);
  const mac = createHmac('sha256', key).update(`${siteKey}|${text}`).digest();
  return `${text}.${mac.subarray(0, CHOICE_TOKEN.signatureBytes).toString('base64url')}`;
};
