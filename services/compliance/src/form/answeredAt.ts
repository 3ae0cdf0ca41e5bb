import type { LetterMail } from '../letters/letterMail.store';
import type { RequestRecord } from '../register/RequestRecord';

type Mail = Pick<LetterMail, '_id' | 'sent_at'>;

/**
 * When the newest letter was sent, or written where it is on paper; null: there is none, or the mail server has not taken its link. Letters of
 * earlier versions have no mail of their own. Pure.
 */
export const answeredAt = (
  { letters }: Pick<RequestRecord, 'letters'>,
  mails: readonly Mail[],
): Date | null => {
  const newest = letters.at(-1);
  if (!newest) return null;
  if (!newest.page) return newest.created_at;
  const mail = mails.find(({ _id }) => _id === String(newest._id));
  return mail ? mail.sent_at : newest.sent_at;
};
