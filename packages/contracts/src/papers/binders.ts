import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { cursorQuery, date, id, list, timestamp } from '../fields';
import { PAPER_ORDER } from './inspectionPapers';
import { ofController } from '../ofController';

/** A binder of more days than this is not made. */
export const MAX_BINDER_DAYS = 366;
export const MAX_BINDER_WEBSITES = 100;
/** Binders of one organization that are made at the same time. */
export const MAX_BINDERS_AT_ONCE = 2;
export const BINDER_KEPT_DAYS = 30;
/** All files of a binder together, in bytes. */
export const MAX_BINDER_BYTES = 500_000_000;
/** All files of a binder, with its manifest: as many as `yinyom-verify` reads. */
export const MAX_BINDER_FILES = 2_000;

export const BINDER_LANGUAGES = ['th', 'en', 'both'] as const;
export type BinderLanguages = (typeof BINDER_LANGUAGES)[number];
export const BINDER_STATES = ['making', 'ready', 'failed'] as const;

const request = {
  /** Days in Asia/Bangkok, both included. */
  from: date,
  until: date,
  /** Ids of the websites; null: all of them, and what is about none. */
  applications: z.nullable(
    z.array(id).check(z.minLength(1, 'required'), z.maxLength(MAX_BINDER_WEBSITES, 'out_of_range')),
  ),
  papers: z
    .array(z.enum(PAPER_ORDER))
    .check(z.minLength(1, 'required'), z.maxLength(PAPER_ORDER.length, 'out_of_range')),
  languages: z.enum(BINDER_LANGUAGES),
};

export const binder = z.object({
  id,
  organization_id: id,
  ...request,
  state: z.enum(BINDER_STATES),
  /** Share that is done, 0 to 1. */
  progress: z.number(),
  /** Message code of what ended it; null unless it failed. */
  failure: z.nullable(z.string()),
  file_name: z.string(),
  /** Of the ZIP, once it is ready. */
  bytes: z.number(),
  sha256: z.nullable(z.string()),
  /** How many files its manifest names. */
  files: z.number(),
  /** The letter of the regulator that it was made for; null: none, or that letter is gone. */
  for_letter: z.nullable(z.object({ id, letter_number: z.string() })),
  made_by: z.object({ id: z.string(), name: z.string() }),
  created_at: timestamp,
  ready_at: z.nullable(timestamp),
  /** When it is deleted. */
  expires_at: timestamp,
});
export type Binder = z.output<typeof binder>;

/** Without a scope: no API key makes or fetches a binder. */
const call = { service: 'compliance', auth: 'bearer', role: ROLES.admin, flag: 'dpo' } as const;
const ofOrganization = { ...call, params: z.object({ id }), resource: 'organization' } as const;
const ofBinder = { ...call, params: z.object({ id }), resource: 'binder' } as const;

/**
 * Starts making the binder in the background. The same request gives the same binder until it is deleted or failed, unless the request
 * names that binder as not new enough: then another one is made with the present data, once, and the earlier one is kept, too.
 * For another letter it is another request. 404 for a website or a letter of another organization, 409 export_limit while two are being
 * made.
 */
export const createBinder = endpoint({
  ...ofOrganization,
  name: 'createBinder',
  method: 'POST',
  path: '/organizations/:id/binders',
  summary: 'Starts making a binder for an inspection; the same request gives the same binder',
  query: ofController({}),
  body: z.strictObject({
    ...request,
    newer_than: z._default(z.nullable(id), null),
    letter_id: z._default(z.nullable(id), null),
  }),
  status: 202,
  answer: binder,
});

export const listBinders = endpoint({
  ...ofOrganization,
  name: 'listBinders',
  method: 'GET',
  path: '/organizations/:id/binders',
  summary: 'Binders that are being made or kept, newest first',
  query: ofController({
    cursor: cursorQuery.cursor,
    limit: cursorQuery.limit,
    letter_id: z.optional(id),
  }),
  answer: list(binder),
});

/**
 * Websites that a binder of a period can have although they are gone: deleted after it begins and created before it ends, oldest first.
 * At most `MAX_BINDER_WEBSITES` are listed; `deleted_total` says how many there are. 422 for a period of which no binder is made.
 */
export const listDeletedWebsites = endpoint({
  ...ofOrganization,
  name: 'listDeletedWebsites',
  method: 'GET',
  path: '/organizations/:id/binders/deleted-websites',
  summary: 'Deleted websites whose records a binder of the period can have',
  query: ofController({ from: date, until: date }),
  answer: z.object({
    deleted_websites: z.array(
      z.object({ application_id: id, domain_name: z.string(), deleted_at: timestamp }),
    ),
    deleted_total: z.number(),
  }),
});

export const getBinder = endpoint({
  ...ofBinder,
  name: 'getBinder',
  method: 'GET',
  path: '/binders/:id',
  summary: 'How far a binder is',
  answer: binder,
});

/** Also stops making it. */
export const deleteBinder = endpoint({
  ...ofBinder,
  name: 'deleteBinder',
  method: 'DELETE',
  path: '/binders/:id',
  summary: 'Stops making a binder, and deletes it',
});

/** 409 export_not_ready while it is being made. */
export const downloadBinder = endpoint({
  ...ofBinder,
  name: 'downloadBinder',
  method: 'GET',
  path: '/binders/:id/binder.zip',
  summary: 'The binder: a ZIP that yinyom-verify checks offline',
  files: ['application/zip'],
});
