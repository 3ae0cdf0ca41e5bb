import { bytesOf, SECRET_BYTES } from './choiceKey';
import type { ReadOptions } from './ServerChoice';

export const secretsOf = (secret: ReadOptions['secret']): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret;

/**
 * Whether choices can be checked with these options at all. A variable that nobody set is told before the first visitor who has
 * decided comes, not only to that one.
 * @throws Error that names the option
 */
export const checkOptions = ({ siteKey, secret }: Partial<ReadOptions>): void => {
  if (!siteKey) throw new Error('@yinyom/server: siteKey is missing.');
  const secrets = secret ? secretsOf(secret) : [];
  if (secrets.length === 0) throw new Error('@yinyom/server: secret is missing.');
  if (secrets.some((one) => bytesOf(one)?.length !== SECRET_BYTES))
    throw new Error('@yinyom/server: the secret of a website is 32 bytes in base64url.');
};
