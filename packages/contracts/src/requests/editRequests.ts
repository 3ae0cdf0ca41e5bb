import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, optionalText, text } from '../fields';
import {
  ANSWER_WAYS,
  chosenRights,
  ENTERED_CHANNELS,
  IDENTITY_LEVELS,
  MAX_DETAILS,
  MAX_NOTE,
  personInput,
  representativeInput,
  requestSummary,
  SUBJECT_KINDS,
  subjectRequest,
} from './subjectRequest';
import { ofController } from '../ofController';
import { writesRequest, requestsCall } from './requestCall';

const params = z.object({ id });
/** Id of a decision; empty: none. */
const consentId = z.union(
  [z.literal(''), z.string().check(z.regex(/^[0-9a-f]{24}$/, 'invalid_value'))],
  'invalid_value',
);
const details = optionalText(MAX_DETAILS);

/** What people of the organization received on paper, at a counter, by phone or in another way. */
export const createSubjectRequest = endpoint({
  ...requestsCall,
  name: 'createSubjectRequest',
  method: 'POST',
  path: '/organizations/:id/requests',
  scope: 'requests:write',
  summary: 'Enters a request that came on paper, at a counter, by phone, e-mail or letter',
  params,
  query: ofController({}),
  body: z.strictObject({
    channel: z.enum(ENTERED_CHANNELS),
    rights: chosenRights,
    subject_kind: z._default(z.enum(SUBJECT_KINDS), 'other'),
    /** When it was received, which starts the clock; not in the future, and at most a year ago. Absent: now. */
    received_at: z.optional(z.iso.datetime({ offset: true, error: 'invalid_value' })),
    person: personInput,
    representative: z.optional(representativeInput),
    answer_way: z._default(z.enum(ANSWER_WAYS), 'secure_link'),
    language: z._default(lang, DEFAULT_LANGUAGE),
    details: z._default(details, ''),
    consent_id: z.optional(consentId),
    /** Whether it was checked who asks, and how; `none`: it is not verified yet. */
    identity_level: z._default(z.enum(IDENTITY_LEVELS), 'none'),
  }),
  status: 201,
  readAt: '/requests/:id',
  answer: requestSummary,
});

export const updateSubjectRequest = endpoint({
  ...writesRequest,
  name: 'updateSubjectRequest',
  ifMatch: 'required',
  method: 'PUT',
  path: '/requests/:id',
  summary: 'Changes what is known of a request, or its state; it is closed by its own calls',
  params,
  body: z.strictObject({
    /** 409 state_not_allowed where it cannot follow. */
    state: z.optional(z.enum(['verified', 'in_progress', 'waiting_for_person', 'withdrawn'])),
    rights: z.optional(chosenRights),
    subject_kind: z.optional(z.enum(SUBJECT_KINDS)),
    person: z.optional(personInput),
    representative: z.optional(z.nullable(representativeInput)),
    answer_way: z.optional(z.enum(ANSWER_WAYS)),
    language: z.optional(lang),
    details: z.optional(details),
    /** 422 decision_unknown unless the organization has such a decision. What the platform erases itself is open again for it. */
    consent_id: z.optional(consentId),
    identity_level: z.optional(z.enum(IDENTITY_LEVELS)),
    /** Noted with the change, for example what a person was asked; 409 request_full. */
    note: z.optional(text(MAX_NOTE)),
  }),
  answer: subjectRequest,
});

export const assignSubjectRequest = endpoint({
  ...writesRequest,
  name: 'assignSubjectRequest',
  ifMatch: 'optional',
  method: 'POST',
  path: '/requests/:id/assign',
  summary: 'Gives a request to an Admin or a person with the flag `dpo`, or to nobody',
  params,
  body: z.strictObject({ user_id: z.nullable(id) }),
  answer: subjectRequest,
});

export const addRequestNote = endpoint({
  ...writesRequest,
  name: 'addRequestNote',
  method: 'POST',
  path: '/requests/:id/notes',
  summary: 'Adds a note to what happened to a request; nobody outside the organization sees it',
  params,
  body: z.strictObject({ note: text(MAX_NOTE) }),
  status: 201,
  answer: requestSummary,
});
