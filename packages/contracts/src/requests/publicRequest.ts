import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE } from '../constants';
import { endpoint } from '../endpoint';
import { email, id, lang, line, optionalText, phone, text, timestamp } from '../fields';
import { visible } from '../visible';
import {
  ANSWER_WAYS,
  chosenRights,
  MAX_DETAILS,
  requestState,
  SUBJECT_KINDS,
  subjectRight,
} from './subjectRequest';

/** Path of the page on which people ask; below it, what they get back to. */
export const REQUEST_FORM_PATH = '/r';

/** The code that is mailed: digits, how long it is good, how often it can be tried, and how many go to a mailbox in 24 hours. */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
export const CODES_A_DAY = 3;
/** Requests of one organization whose mailbox is not confirmed; the oldest go first. */
export const MAX_UNVERIFIED = 5_000;
/** Days that the hash of a mailbox which confirmed nothing is kept, against floods, and that a request which expired is counted. */
export const EXPIRED_HASH_DAYS = 90;
/** Codes that an organization's form mails in an hour to people whose browser solved no puzzle: without scripts, or too soon. */
export const CODES_WITHOUT_WORK_AN_HOUR = 60;
/** A form that comes back sooner, in seconds, was filled in by a program. */
export const LEAST_FILL_SECONDS = 3;

const params = z.object({ site_key: z.string() });
/** 256 bits; only its SHA-256 is stored. */
export const requestToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'token_invalid'));

/** What a person fills in. The mailbox is needed: a code goes there. */
export const publicRequestInput = z.strictObject({
  rights: chosenRights,
  subject_kind: z._default(z.enum(SUBJECT_KINDS), 'other'),
  name: line(200),
  email,
  phone: z.optional(z.union([z.literal(''), phone], 'phone_invalid')),
  postal_address: z.optional(optionalText(500)),
  representative: z.optional(z.strictObject({ name: line(200), authority: text(500) })),
  answer_way: z._default(z.enum(ANSWER_WAYS), 'secure_link'),
  details: z._default(optionalText(MAX_DETAILS), ''),
  consent_id: z.optional(z.union([z.literal(''), id], 'not_found')),
  language: z._default(lang, DEFAULT_LANGUAGE),
});
export type PublicRequestInput = z.output<typeof publicRequestInput>;

/** The answer is the same, in form and time, whether or not the organization knows the mailbox. */
export const createPublicRequest = endpoint({
  name: 'createPublicRequest',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests',
  auth: 'none',
  limit: 'request_form',
  summary: 'A request of a data subject; it begins once the mailed code was typed in',
  params,
  body: publicRequestInput,
  bodyLimit: 32 * 1024,
  status: 201,
  answer: z.object({
    /** Opens this request again: 256 bits. */
    token: z.string(),
    verify_by: timestamp,
  }),
  secrets: ['token'],
});

export const publicRequestStatus = z.object({
  /** Null until the mailbox is confirmed. */
  number: z.nullable(z.string()),
  state: requestState,
  rights: z.array(subjectRight),
  received_at: timestamp,
  due_at: timestamp,
  closed_at: z.nullable(timestamp),
});
export type PublicRequestStatus = z.output<typeof publicRequestStatus>;

export const verifyPublicRequest = endpoint({
  name: 'verifyPublicRequest',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/verify',
  auth: 'none',
  limit: 'request_code',
  summary: 'Confirms the mailbox of a request with the mailed code; five tries within 15 minutes',
  params,
  body: z.strictObject({
    token: requestToken,
    code: z.string().check(z.overwrite(visible), z.regex(/^\d{6}$/, 'request_code_invalid')),
  }),
  answer: publicRequestStatus,
});

/** The token is in the body, so that it reaches no log. */
export const getPublicRequestStatus = endpoint({
  name: 'getPublicRequestStatus',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/status',
  auth: 'none',
  limit: 'request_status',
  summary: 'Where a request stands, for the person who made it',
  params,
  body: z.strictObject({ token: requestToken }),
  answer: publicRequestStatus,
});
