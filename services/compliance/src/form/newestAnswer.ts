import { ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import type { PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import type { LetterMail } from '../letters/letterMail.store';
import type { RequestRecord } from '../register/RequestRecord';

type Mail = Pick<LetterMail, '_id' | 'sent_at'>;
type NewestAnswer = Pick<PublicRequestStatus, 'answered_at' | 'answer_until' | 'answer_opened'>;

export const NO_ANSWER: NewestAnswer = { answered_at: null, answer_until: null, answer_opened: false };

/**
 * What a person reads of the newest letter. It counts as an answer once the mail server took its link, once it is written where it is on paper,
 * and once it was opened: an installation without a mail server has links handed over by other ways. Letters of earlier versions have no mail
 * of their own. Pure.
 */
export const newestAnswer = (
  { letters }: Pick<RequestRecord, 'letters'>,
  mails: readonly Mail[],
  now: Date,
): NewestAnswer => {
  const newest = letters.at(-1);
  if (!newest) return NO_ANSWER;
  const { page, created_at } = newest;
  if (!page) return { ...NO_ANSWER, answered_at: created_at.toISOString() };
  const mail = mails.find(({ _id }) => _id === String(newest._id));
  const sent = mail ? mail.sent_at : newest.sent_at;
  const isOpened = page.views_left < ANSWER_PAGE_VIEWS;
  const at = sent ?? (isOpened ? created_at : null);
  if (!at) return NO_ANSWER;
  const opens = page.views_left > 0 && page.expires_at > now;
  return {
    answered_at: at.toISOString(),
    answer_until: opens ? page.expires_at.toISOString() : null,
    answer_opened: isOpened,
  };
};
