import { Types } from 'mongoose';
import type { StoredLetter } from '../register/RequestRecord';
import { answeredAt } from './answeredAt';

const WRITTEN = new Date('2026-11-22T03:00:00Z');
const SENT = new Date('2026-11-22T03:05:00Z');
const _id = new Types.ObjectId();
const letter = (page: object | null, sent_at: Date | null = null) => ({
  letters: [{ _id, created_at: WRITTEN, sent_at, page } as StoredLetter],
});
const mail = (sent_at: Date | null) => [{ _id: String(_id), sent_at }];

it.each([
  ['no letter', { letters: [] }, [], null],
  ['paper', letter(null), [], WRITTEN],
  ['a mail that was taken', letter({}), mail(SENT), SENT],
  ['a mail that waits or failed', letter({}), mail(null), null],
  ['a letter of an earlier version', letter({}, SENT), [], SENT],
])('%s', (_case, record, mails, at) => {
  expect(answeredAt(record, mails)).toBe(at);
});
