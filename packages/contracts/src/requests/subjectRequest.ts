import * as z from 'zod/mini';
import { email, id, lang, line, optionalText, phone, text, timestamp } from '../fields';
import { REJECTION_REASONS, SUBJECT_RIGHTS } from './rights';
import { answerFile, requestFile } from './requestFile';
import { REQUEST_STATES } from './requestStates';

/** How a request came in. `form` and `self_service` are the platform's; the others are entered by people of the organization. */
export const REQUEST_CHANNELS = [
  'form',
  'self_service',
  'paper',
  'counter',
  'phone',
  'email',
  'letter',
] as const;
export const ENTERED_CHANNELS = ['paper', 'counter', 'phone', 'email', 'letter'] as const;
/** What the person is to the organization. */
export const SUBJECT_KINDS = ['customer', 'employee', 'applicant', 'student', 'visitor', 'other'] as const;
/** How the person wants to be answered. */
export const ANSWER_WAYS = ['secure_link', 'post', 'in_person'] as const;
/** How far it was checked who asks. `document` needs a sighted document with religion and blood group covered. */
export const IDENTITY_LEVELS = ['none', 'email_code', 'document'] as const;
export const TASK_STATES = ['open', 'done', 'failed', 'not_applicable'] as const;
export const LETTER_KINDS = ['answer', 'rejection'] as const;
export const TIMELINE_KINDS = [
  'received',
  'verified',
  'state_changed',
  'assigned',
  'changed',
  'note',
  'task_added',
  'task_changed',
  'task_removed',
  'erasure_confirmed',
  'letter_made',
  'letter_opened',
  'mail_failed',
  'file_added',
  'files_deleted',
  'answer_file_added',
  'answer_file_downloaded',
  'answer_files_deleted',
  'closed',
] as const;

export const MAX_DETAILS = 4_000;
export const MAX_NOTE = 4_000;
export const MAX_LETTER_TEXT = 20_000;
export const MAX_TASKS = 50;
/** Letters of one request: later ones replace earlier ones by being newer; none is removed. */
export const MAX_LETTERS = 20;
/** Bytes of all letters of a request as they are stored: with the longest tasks and history it stays within the 16 MB of a document. */
export const MAX_LETTERS_BYTES = 5 * 1024 * 1024;
/** Entries of a timeline; notes beyond it are refused, what the platform notes itself is not. */
export const MAX_TIMELINE = 500;

export const subjectRight = z.enum(SUBJECT_RIGHTS);
export const requestState = z.enum(REQUEST_STATES);
export const rejectionReason = z.enum(REJECTION_REASONS, 'invalid_value');
export const chosenRights = z.array(subjectRight).check(
  z.minLength(1, 'choose_one'),
  z.maxLength(SUBJECT_RIGHTS.length, 'too_long'),
  z.refine((rights) => new Set(rights).size === rights.length, 'invalid_value'),
);

/** Who asks, as typed. One way to answer is needed: a mailbox, a postal address or a phone number. */
export const personInput = z
  .strictObject({
    name: line(200),
    email: z.optional(z.union([z.literal(''), email], 'email_invalid')),
    postal_address: z.optional(optionalText(500)),
    phone: z.optional(z.union([z.literal(''), phone], 'phone_invalid')),
  })
  .check(
    z.refine((one) => Boolean(one.email) || Boolean(one.postal_address) || Boolean(one.phone), {
      error: 'required',
      path: ['email'],
    }),
  );
/** Somebody who asks for another person, and what shows that they may. */
export const representativeInput = z.strictObject({ name: line(200), authority: text(500) });

const shownPerson = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  postal_address: z.optional(z.string()),
  phone: z.optional(z.string()),
});
const actor = z.object({
  kind: z.enum(['person', 'user', 'api_key', 'system']),
  id: z.string(),
  name: z.string(),
});

export const requestTask = z.object({
  id,
  /** Name of the system in which something is to be done. */
  system_name: z.string(),
  owner_id: z.nullable(z.string()),
  owner_name: z.nullable(z.string()),
  state: z.enum(TASK_STATES),
  due_at: timestamp,
  note: z.string(),
  result: z.string(),
  done_at: z.nullable(timestamp),
  /** The platform does it, once a person confirms. */
  by_platform: z.boolean(),
});
export type RequestTask = z.output<typeof requestTask>;

/** What became of a mail. `sent`: the mail server took it; `kept`: there is none, and the mail is in the outbox. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;

export const requestLetter = z.object({
  id,
  kind: z.enum(LETTER_KINDS),
  language: lang,
  /** Version of the sentences it was made of, and their date. */
  words_version: z.string(),
  words_date: z.string(),
  /** SHA-256 of the letter as it was made, hexadecimal. */
  sha256: z.string(),
  created_at: timestamp,
  created_by: actor,
  /** When the mail server took the link; null: it did not. */
  sent_at: z.nullable(timestamp),
  /** What became of the mail with the link; null: none was written. */
  mail: z.nullable(z.enum(MAIL_STATES)),
  /** The one-time page of an answer; null where there is none. */
  page: z.nullable(z.object({ expires_at: timestamp, views_left: z.number() })),
  /** Files that the person can download from that page, until it ends; absent: none went with the letter. */
  answer_files: z.optional(z.array(answerFile)),
});
export type RequestLetter = z.output<typeof requestLetter>;

export const timelineEntry = z.object({
  at: timestamp,
  kind: z.enum(TIMELINE_KINDS),
  by: actor,
  state: z.optional(requestState),
  /** Of `task_changed`: the state of the task after it. */
  task_state: z.optional(z.enum(TASK_STATES)),
  /** Of a note what was written; else what it was about: a system, a person, a kind of letter, names of fields, the SHA-256 of a file of an answer. */
  text: z.optional(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

const common = {
  id,
  /** `DSR-2026-000123`; unique in the organization. */
  number: z.string(),
  organization_id: id,
  /** The website whose form it came through; null: none. */
  application_id: z.nullable(id),
  rights: z.array(subjectRight),
  channel: z.enum(REQUEST_CHANNELS),
  subject_kind: z.enum(SUBJECT_KINDS),
  state: requestState,
  identity_level: z.enum(IDENTITY_LEVELS),
  received_at: timestamp,
  verified_at: z.nullable(timestamp),
  due_at: timestamp,
  /** Always null: the law allows no extension yet. */
  extended_until: z.nullable(timestamp),
  assigned_to: z.nullable(z.object({ id: z.string(), name: z.string() })),
  closed_at: z.nullable(timestamp),
  /** Tasks, and how many of them are not done. */
  tasks_total: z.number(),
  tasks_open: z.number(),
  /** When everything personal is deleted; null while it is open. */
  purge_at: z.nullable(timestamp),
  purged_at: z.nullable(timestamp),
  etag: z.string(),
};

/** A request without anything personal: what calls answer whose answers are kept for a repetition. */
export const requestSummary = z.object(common);
export type RequestSummary = z.output<typeof requestSummary>;

/** A request as lists give it. */
export const listedRequest = z.object({
  ...common,
  /** Null once it was purged, and for requests without a person. */
  person_name: z.nullable(z.string()),
});
export type ListedRequest = z.output<typeof listedRequest>;

/** One request, whole. */
export const subjectRequest = z.object({
  ...common,
  person: z.nullable(shownPerson),
  representative: z.nullable(z.object({ name: z.string(), authority: z.string() })),
  answer_way: z.enum(ANSWER_WAYS),
  language: lang,
  details: z.string(),
  /** Id of the person's own consent record, where they gave it. */
  consent_id: z.nullable(z.string()),
  reason: z.nullable(z.object({ code: z.enum(REJECTION_REASONS), explanation: z.string() })),
  result: z.string(),
  tasks: z.array(requestTask),
  letters: z.array(requestLetter),
  /** What became of the mail with number and reference, to the mailbox that confirmed a request of the form; null: none was written. */
  receipt_mail: z.nullable(z.enum(MAIL_STATES)),
  /** Files that the person added; none once they were deleted. */
  files: z.array(requestFile),
  timeline: z.array(timelineEntry),
});
export type SubjectRequest = z.output<typeof subjectRequest>;
