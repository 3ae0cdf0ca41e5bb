import { createDataCipher, SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { MailRecord } from './mail.store';

type Content = Pick<MailRecord, 'text' | 'html'>;

/**
 * Links in mails open accounts, so a mail waits encrypted. Sealed for one receiver, it opens for no other.
 * @param ring DATA_SECRET
 */
export const createSealedMail = (ring: KeyRing) => {
  const cipher = createDataCipher(ring, 'yinyom mails');
  const open = (stored: string, to: string): string =>
    // Earlier versions stored mails as they are; those are sent or expired within a week.
    cipher.isSealed(stored) ? cipher.open(stored, to).text : stored;
  return {
    seal: <M extends Content & { to: string }>(mail: M): M => ({
      ...mail,
      text: cipher.seal(mail.text, mail.to),
      html: cipher.seal(mail.html, mail.to),
    }),
    /** @throws SealedForAnother when DATA_SECRET is another one by now */
    open: (mail: MailRecord): MailRecord => ({
      ...mail,
      text: open(mail.text, mail.to),
      html: open(mail.html, mail.to),
    }),
    /** Of several mails those that this process can read. */
    openAll(mails: readonly MailRecord[]): MailRecord[] {
      return mails.flatMap((mail) => {
        try {
          return [this.open(mail)];
        } catch (error) {
          if (error instanceof SealedForAnother) return [];
          throw error;
        }
      });
    },
  };
};
export type SealedMail = ReturnType<typeof createSealedMail>;
