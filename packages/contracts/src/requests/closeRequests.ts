import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang, optionalText, text } from '../fields';
import { leftOutActivities, processingItems } from './processingExtract';
import { MAX_ANSWER_FILES } from './requestFile';
import { MAX_LETTER_TEXT, rejectionReason, subjectRequest } from './subjectRequest';
import { writesRequest } from './requestCall';

const params = z.object({ id });
const letterText = text(MAX_LETTER_TEXT);
/** Language of the letter; absent: that of the person. */
const language = z.optional(lang);

/** Files of an answer, each once. */
const attachedFiles = z.array(id).check(
  z.maxLength(MAX_ANSWER_FILES, 'too_long'),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalid_value'),
);

/** One-time page of an answer: how long it can be opened, and how often. */
export const ANSWER_PAGE_DAYS = 14;
export const ANSWER_PAGE_VIEWS = 5;

/**
 * The letter and its files go out as a link to a one-time page, never as an attachment; by post and in person the PDF is handed out.
 */
export const answerSubjectRequest = endpoint({
  ...writesRequest,
  name: 'answerSubjectRequest',
  ifMatch: 'required',
  method: 'POST',
  path: '/requests/:id/answer',
  summary: 'Makes the answer letter, and mails a link to it where the person wants a secure link',
  params,
  body: z.strictObject({
    letter_text: letterText,
    language,
    /** Adds the consent record of the person; 422 without one, or where neither access nor portability is asked for. */
    with_record: z._default(z.boolean(), false),
    /** Adds what the record of processing says; 422 where access is not asked for. Absent: of access people add it, keys do not. */
    with_processing: z.optional(z.boolean()),
    /** Activities that the extract leaves out; 422 where there is none, for all of them, and for an id that is none of the record. */
    without_activities: z._default(leftOutActivities, []),
    processing_items: processingItems,
    /** Ids of files from `addAnswerFiles`; 422 where the person gets no link, 409 where one does not wait any more. */
    answer_files: z._default(attachedFiles, []),
  }),
  answer: subjectRequest,
});

export const rejectSubjectRequest = endpoint({
  ...writesRequest,
  name: 'rejectSubjectRequest',
  ifMatch: 'required',
  method: 'POST',
  path: '/requests/:id/reject',
  summary: 'Rejects a request for a reason of the closed list; the letter names the way to complain',
  params,
  body: z.strictObject({
    /** 422 where the law does not give it for one of the rights. */
    reason: rejectionReason,
    explanation: text(4_000),
    language,
  }),
  answer: subjectRequest,
});

/** 409 tasks_open while a task is not done; of a person also task_results_missing while one says nothing of what was done. */
export const completeSubjectRequest = endpoint({
  ...writesRequest,
  name: 'completeSubjectRequest',
  ifMatch: 'required',
  method: 'POST',
  path: '/requests/:id/complete',
  summary: 'Closes a request that was fulfilled, once all tasks are done',
  params,
  body: z.strictObject({ result: z._default(optionalText(4_000), '') }),
  answer: subjectRequest,
});
