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
/** Requests that a network sends in an hour and leaves unconfirmed; an address range of IPv6 in which several subscribers may live has more. */
export const FORMS_OF_NETWORK_AN_HOUR = 5;
/** Requests that a network sends in an hour, confirmed or not: a mailbox that takes mail of any name confirms each of them. */
export const ALL_FORMS_OF_NETWORK_AN_HOUR = 60;
export const NETWORKS_OF_SUBSCRIBER = 4;
/** The puzzle of a form that comes back sooner, in seconds, does not count: a program may have filled it in. */
export const LEAST_FILL_SECONDS = 3;

const params = z.object({ site_key: z.string() });
/** JSON as `text/plain`, too: pages of the website send it without a question before. */
const ofPages = { auth: 'site', bodyKind: 'beacon' } as const;
/** 256 bits; only its SHA-256 is stored. */
export const requestToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'token_invalid'));

/** What a person fills in. The mailbox is needed: a code goes there. */
export const publicRequestInput = z.strictObject({
  rights: chosenRights,
  subject_kind: z._default(
    z.enum(SUBJECT_KINDS, { error: ({ input }) => (input === '' ? 'not_chosen' : 'invalid_value') }),
    'other',
  ),
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
/** What a form says about how it was filled in: nothing of that is kept. */
export const formMarks = {
  /** When it was shown, as `getPublicRequestForm` or the page says it. */
  opened: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
  /** The solution of its puzzle. */
  work: z.optional(z.string().check(z.maxLength(9, 'too_long'))),
  /** A field that people do not see. */
  homepage: z.optional(z.string().check(z.maxLength(2_000, 'too_long'))),
};
export type PublicRequestInput = z.output<typeof publicRequestInput>;

/** The answer is the same, in form and time, whether or not the organization knows the mailbox. */
export const createPublicRequest = endpoint({
  name: 'createPublicRequest',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests',
  ...ofPages,
  limit: 'request_form',
  summary: 'A request of a data subject; it begins once the mailed code was typed in',
  params,
  body: z.extend(publicRequestInput, formMarks),
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
  /**
   * When the newest letter was sent, or written where it is on paper or was opened without a mail that was taken. Null: there is none, or
   * its mail waits or failed.
   */
  answered_at: z.nullable(timestamp),
  /** Until when the link to that letter opens. Null: it is on paper, was not sent, or its link opens no more. */
  answer_until: z.nullable(timestamp),
  /** Whether that letter was opened. */
  answer_opened: z.boolean(),
  /** How the person wants to be answered; null until the mailbox is confirmed. */
  answer_way: z.nullable(z.enum(ANSWER_WAYS)),
  /** Files that were added; those of a closed request are deleted after a while. */
  files: z.number(),
});
export type PublicRequestStatus = z.output<typeof publicRequestStatus>;

export const verifyPublicRequest = endpoint({
  name: 'verifyPublicRequest',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/verify',
  ...ofPages,
  limit: 'request_code',
  summary: 'Confirms the mailbox of a request with the mailed code; five tries within 15 minutes',
  params,
  body: z.strictObject({
    token: requestToken,
    code: z.string().check(z.overwrite(visible), z.regex(/^\d{6}$/, 'request_code_invalid')),
  }),
  answer: publicRequestStatus,
});

/** A token that opens nothing, and a mailbox that has had its codes of today, change nothing of the answer. */
export const sendPublicRequestCode = endpoint({
  name: 'sendPublicRequestCode',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/code',
  ...ofPages,
  limit: 'request_code',
  summary: 'Mails another code for a request that waits for one, if the limits allow it; the one before ends',
  params,
  body: z.strictObject({ token: requestToken }),
  status: 204,
});

/** The token is in the body, so that it reaches no log. */
export const getPublicRequestStatus = endpoint({
  name: 'getPublicRequestStatus',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/status',
  ...ofPages,
  limit: 'request_status',
  summary: 'Where a request stands, for the person who made it',
  params,
  body: z.strictObject({ token: requestToken }),
  answer: publicRequestStatus,
});

/** What `/sdk/v1/requests.js` draws the form from, in a page of the website. 404 while the form is off. */
export const getPublicRequestForm = endpoint({
  name: 'getPublicRequestForm',
  service: 'compliance',
  method: 'GET',
  path: '/public/sites/:site_key/requests/form',
  auth: 'site',
  limit: 'request_status',
  summary: 'The form for requests of data subjects: its words, its choices and its puzzle',
  params,
  query: z.strictObject({ lang: z.optional(lang) }),
  answer: z.object({
    language: lang,
    /** Where the same form is a page of its own, which needs no script. */
    page: z.string(),
    subject_kinds: z.array(z.enum(SUBJECT_KINDS)),
    /** When it was shown, signed; its puzzle is to find a number behind it whose SHA-256 begins with two zero bytes. */
    opened: z.string(),
    /** Texts by their names; those of choices are `rights.access` and the like. */
    words: z.record(z.string(), z.string()),
  }),
});
