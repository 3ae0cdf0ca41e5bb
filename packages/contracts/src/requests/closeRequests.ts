import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, optionalText, text } from '../fields';
import { MAX_LETTER_TEXT, rejectionReason, subjectRequest } from './subjectRequest';

const params = z.object({ id });
const letterText = text(MAX_LETTER_TEXT);
/** Language of the letter; absent: that of the person. */
const language = z.optional(lang);

/** One-time page of an answer: how long it can be opened, and how often. */
export const ANSWER_PAGE_DAYS = 14;
export const ANSWER_PAGE_VIEWS = 5;

/** The letter goes out as a link to a one-time page, never as an attachment; by post and in person the PDF is handed out. */
export const answerSubjectRequest = endpoint({
  name: 'answerSubjectRequest',
  ifMatch: 'required',
  service: 'compliance',
  method: 'POST',
  path: '/requests/:id/answer',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:write',
  summary: 'Makes the answer letter, and mails a link to it where the person wants a secure link',
  params,
  body: z.strictObject({ letter_text: letterText, language }),
  answer: subjectRequest,
  resource: 'subject_request',
});

export const rejectSubjectRequest = endpoint({
  name: 'rejectSubjectRequest',
  ifMatch: 'required',
  service: 'compliance',
  method: 'POST',
  path: '/requests/:id/reject',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:write',
  summary: 'Rejects a request for a reason of the closed list; the letter names the way to complain',
  params,
  body: z.strictObject({
    /** 422 where the law does not give it for one of the rights. */
    reason: rejectionReason,
    explanation: text(4_000),
    language,
  }),
  answer: subjectRequest,
  resource: 'subject_request',
});

/** 409 tasks_open while a task is not done. */
export const completeSubjectRequest = endpoint({
  name: 'completeSubjectRequest',
  ifMatch: 'required',
  service: 'compliance',
  method: 'POST',
  path: '/requests/:id/complete',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:write',
  summary: 'Closes a request that was fulfilled, once all tasks are done',
  params,
  body: z.strictObject({ result: z._default(optionalText(4_000), '') }),
  answer: subjectRequest,
  resource: 'subject_request',
});
