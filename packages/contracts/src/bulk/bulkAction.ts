import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { portfolioFilter } from '../consents/portfolio';
import { endpoint } from '../endpoint';
import { id, list, pageQuery } from '../fields';
import { BULK_ACTIONS, bulkOperation } from './bulkOperation';

/** Websites that can be named; more are chosen by a filter. */
export const MAX_SELECTED = 500;
/** A deletion, and what is ordered with `undo`, begins so many seconds later and can be taken back until then. */
export const BULK_UNDO_SECONDS = 10;
/** Results are kept so long. */
export const BULK_ACTION_DAYS = 90;
/** Websites that are published in a second. */
export const BULK_PUBLISHED_PER_SECOND = 20;

/** `waiting` until it begins. */
export const BULK_STATES = ['waiting', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** What becomes of a website: `waiting` for its turn; `created` by an import; `unchanged`: it was so already; `skipped`: something forbids it. */
export const BULK_OUTCOMES = ['waiting', 'done', 'created', 'unchanged', 'skipped', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const bulkAction = z.object({
  id,
  organization_id: id,
  action: z.enum(BULK_ACTIONS),
  state: z.enum(BULK_STATES),
  /** Websites by what became of them. */
  outcomes: z.record(z.string(), z.number()),
  progress: z.object({ done: z.number(), total: z.number() }),
  by: z.object({ id: z.string() }),
  created_at: z.string(),
  /** When it begins, where it can be taken back until then; null: at once. */
  begins_at: z.nullable(z.string()),
  /** When it goes on, where a limit of the day was reached; null: now. */
  continues_at: z.nullable(z.string()),
  /** By when scans are expected to have been ordered; null: it is not spread over days. */
  expected_by: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
});
export type BulkAction = z.output<typeof bulkAction>;

/** A website in it. */
export const bulkRow = z.object({
  /** Place in the selection, from 1; of an import, the line of the file. */
  position: z.number(),
  /** Null: a website of an import that is not there yet. */
  application_id: z.nullable(id),
  domain_name: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  /** Why it was left out or failed, as a code and in words; null: nothing to say. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Version that was published; null: none. */
  version: z.nullable(z.number()),
});
export type BulkRow = z.output<typeof bulkRow>;

const { q, status, health, group_id, never_scanned, pending } = portfolioFilter;
/** As the portfolio is narrowed down. */
export const bulkFilter = z.strictObject({ q, status, health, group_id, never_scanned, pending });
export type BulkFilter = z.output<typeof bulkFilter>;

const one = z.object({ id });
const path = '/bulk-actions';
const shared = { service: 'websites', auth: 'bearer', role: ROLES.member, resource: 'bulk_action' } as const;

/** Websites are named, or everything is meant that a filter matches at this moment; with both, the named ones that it matches. */
export const startBulkAction = endpoint({
  service: 'websites',
  auth: 'bearer',
  role: ROLES.member,
  name: 'startBulkAction',
  method: 'POST',
  path,
  scope: 'applications:write',
  summary: 'Does something to many websites, one after the other; each is checked again at its turn',
  body: z
    .strictObject({
      organization_id: id,
      operation: bulkOperation,
      application_ids: z.optional(
        z.array(id).check(z.minLength(1, 'required'), z.maxLength(MAX_SELECTED, 'too_long')),
      ),
      filter: z.optional(bulkFilter),
      /** It begins ten seconds later and can be cancelled until then, as deletions always can. */
      undo: z._default(z.boolean(), false),
      /** Needed for a deletion: how many websites that is. */
      confirm_count: z.optional(z.int('invalid_number')),
    })
    .check(
      z.refine(({ application_ids, filter }) => application_ids !== undefined || filter !== undefined, {
        error: 'required',
        path: ['application_ids'],
      }),
    ),
  status: 202,
  answer: bulkAction,
  resource: 'organization_id',
});

export const listBulkActions = endpoint({
  service: 'websites',
  auth: 'bearer',
  role: ROLES.member,
  name: 'listBulkActions',
  method: 'GET',
  path,
  scope: 'applications:read',
  summary: 'What was done to many websites of an organization, newest first',
  query: z.strictObject({ organization_id: id, ...pageQuery }),
  answer: list(bulkAction),
  resource: 'organization_id',
});

export const getBulkAction = endpoint({
  ...shared,
  name: 'getBulkAction',
  method: 'GET',
  path: `${path}/:id`,
  scope: 'applications:read',
  summary: 'How far something is that is done to many websites',
  params: one,
  answer: bulkAction,
});

export const listBulkRows = endpoint({
  ...shared,
  name: 'listBulkRows',
  method: 'GET',
  path: `${path}/:id/websites`,
  scope: 'applications:read',
  summary: 'What became of each website',
  params: one,
  query: z.strictObject({ outcome: z.optional(z.enum(BULK_OUTCOMES)), ...pageQuery }),
  answer: list(bulkRow),
});

/** Cells are escaped as in exports. */
export const getBulkCsv = endpoint({
  ...shared,
  name: 'getBulkCsv',
  method: 'GET',
  path: `${path}/:id/websites.csv`,
  scope: 'applications:read',
  summary: 'The same as a file (text/csv), with site keys and snippets',
  params: one,
  files: ['text/csv'],
});

export const steerBulkAction = endpoint({
  ...shared,
  name: 'steerBulkAction',
  method: 'POST',
  path: `${path}/:id/:act`,
  scope: 'applications:write',
  summary: 'Pauses, resumes or cancels it; what was done to websites stays',
  params: z.object({ id, act: z.enum(['pause', 'resume', 'cancel'], 'not_found') }),
  body: z.strictObject({}),
  answer: bulkAction,
});
