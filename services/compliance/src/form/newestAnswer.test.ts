import { Types } from 'mongoose';
import { ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import type { StoredLetter } from '../register/RequestRecord';
import { newestAnswer } from './newestAnswer';

const WRITTEN = '2026-11-22T03:00:00.000Z';
const SENT = '2026-11-22T03:05:00.000Z';
const UNTIL = '2026-12-06T03:00:00.000Z';
const _id = new Types.ObjectId();
const letter = (views_left: number | null, sent_at: string | null = null) => ({
  letters: [
    {
      _id,
      created_at: new Date(WRITTEN),
      sent_at: sent_at && new Date(sent_at),
      page: views_left === null ? null : { views_left, expires_at: new Date(UNTIL) },
    } as StoredLetter,
  ],
});
const mail = (sent_at: string | null) => [
  { _id: String(_id), sent_at: sent_at === null ? null : new Date(sent_at) },
];
const ALL = ANSWER_PAGE_VIEWS;

it.each([
  ['no letter', { letters: [] }, [], [null, null, false]],
  ['paper', letter(null), [], [WRITTEN, null, false]],
  ['a mail that was taken', letter(ALL), mail(SENT), [SENT, UNTIL, false]],
  ['a mail that waits or failed', letter(ALL), mail(null), [null, null, false]],
  ['a letter of an earlier version', letter(ALL, SENT), [], [SENT, UNTIL, false]],
  ['a letter that was opened', letter(ALL - 1), mail(SENT), [SENT, UNTIL, true]],
  ['an opened one whose mail no server took', letter(ALL - 1), mail(null), [WRITTEN, UNTIL, true]],
  ['one that was opened as often as it can be', letter(0), mail(SENT), [SENT, null, true]],
])('%s', (_case, record, mails, [answered_at, answer_until, answer_opened]) => {
  const said = newestAnswer(record, mails, new Date(SENT));
  expect(said).toEqual({ answered_at, answer_until, answer_opened });
});

it('says no end of a link whose time is over', () => {
  const said = newestAnswer(letter(ALL), mail(SENT), new Date(UNTIL));
  expect(said).toEqual({ answered_at: SENT, answer_until: null, answer_opened: false });
});
