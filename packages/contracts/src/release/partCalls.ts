import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { partName } from './errorReports';

/** Calls that a part declares at most. */
export const MOST_PART_CALLS = 300;
/** Changes of what a part may call that are kept. */
export const KEPT_CALL_CHANGES = 20;
/** Name of a call of the contract. */
export const callName = z
  .string()
  .check(z.maxLength(60, 'too_long'), z.regex(/^[a-z][A-Za-z0-9]*$/, 'invalid_text'));
export const callNames = z.array(callName).check(z.maxLength(MOST_PART_CALLS, 'out_of_range'));

/** What an operator decided about the calls of a part; null: nothing, and it may make those that it declares. */
export const allowedCalls = z.strictObject({ allowed: z.nullable(callNames) });

/** The calls of a part, as operators see them. */
export const partCalls = z.object({
  part: z.string(),
  /** Of the builds that are released now. */
  declared: z.array(z.string()),
  allowed: z.nullable(z.array(z.string())),
  /** Calls of a build that was refused because they are not allowed. */
  asked: z.array(z.string()),
  /** Newest first. */
  changes: z.array(z.object({ at: timestamp, by: z.string(), allowed: z.nullable(z.array(z.string())) })),
  /** For `If-Match`. */
  etag: z.string(),
});
export type PartCalls = z.output<typeof partCalls>;

export const listPartCalls = endpoint({
  name: 'listPartCalls',
  service: 'releases',
  method: 'GET',
  path: '/mf/calls',
  auth: 'bearer',
  role: 'self',
  summary: 'Which calls the parts of the console declare, may make and ask for; for operators',
  answer: z.object({ parts: z.array(partCalls) }),
});

export const setPartCalls = endpoint({
  name: 'setPartCalls',
  service: 'releases',
  method: 'PUT',
  path: '/mf/calls/:part',
  auth: 'bearer',
  role: 'self',
  summary: 'Decides which calls a part of the console may make; for operators',
  params: z.object({ part: partName }),
  body: allowedCalls,
  ifMatch: 'required',
  answer: partCalls,
});

/**
 * The token that a part makes its calls with, in place of the one of the session. Answered by the gateway, which signs it and refuses every
 * other call that comes with it.
 */
export const makePartToken = endpoint({
  name: 'makePartToken',
  service: 'releases',
  method: 'POST',
  path: '/mf/part-tokens',
  auth: 'bearer',
  role: 'self',
  summary: 'A token for the calls that a part of the console declares, bound to its build and the session',
  body: z.strictObject({
    part: partName,
    /** What the running code knows its build by. */
    hash: z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid_text')),
  }),
  answer: z.object({ token: z.string(), expires_at: timestamp }),
  secrets: ['token'],
});
