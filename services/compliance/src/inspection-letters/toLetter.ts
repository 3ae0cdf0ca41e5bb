import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';
import {
  isOpenQuestion,
  type InspectionLetter,
  type ListedLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { LetterContent, LetterRecord, LetterWithoutCovers } from './LetterRecord';

/** The last moment of the day in Asia/Bangkok. */
const endOf = (day: string): string => endOfDayAfter(new Date(`${day}T00:00:00+07:00`), 0).toISOString();

/** A letter as lists show it. */
export const toListed = (
  { _id, state, due_date, sample }: LetterWithoutCovers,
  { letter_from, letter_number, letter_date, questions }: LetterContent,
): ListedLetter => ({
  id: String(_id),
  letter_state: state,
  letter_from,
  letter_number,
  letter_date,
  due_date,
  due_at: endOf(due_date),
  questions_total: questions.length,
  questions_open: questions.filter(isOpenQuestion).length,
  sample,
});

/** A letter whole; its stored cover letters are files of their own. */
export const toLetter = (record: LetterRecord, { answers, ...content }: LetterContent): InspectionLetter => ({
  id: String(record._id),
  organization_id: record.organization_id,
  letter_state: record.state,
  ...content,
  cover_gaps: content.cover_gaps ?? false,
  due_date: record.due_date,
  due_at: endOf(record.due_date),
  letter_answers: answers.map((answer) => ({ ...answer, sent_binder: answer.sent_binder ?? null })),
  sample: record.sample,
  created_at: record.created_at.toISOString(),
  created_by: record.created_by,
  updated_at: record.updated_at.toISOString(),
  etag: etagOf(record),
});
