import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, type lang } from '../fields';
import { bulkAction } from './bulkAction';

/** Rows of a file, and its characters. */
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_CHARACTERS = 2_000_000;
/** Wrong cells that are listed. */
export const MAX_IMPORT_ERRORS = 5_000;

/** Columns of a file of websites; only `domain` has to be there. */
export const IMPORT_COLUMNS = [
  'domain',
  'name',
  'group',
  'languages',
  'default_language',
  'privacy_url',
  'dpo_email',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Cells of a row that are right, in their normal form; an empty cell is absent and changes nothing. */
export interface ImportValues {
  domain: string;
  name?: string;
  /** Names of groups, from the top. */
  group?: string[];
  languages?: z.output<typeof lang>[];
  default_language?: z.output<typeof lang>;
  privacy_url?: string;
  dpo_email?: string;
}

const importError = z.object({
  /** Line of the file, from 1; the headings are line 1. */
  row: z.number(),
  column: z.enum(IMPORT_COLUMNS),
  code: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importError>;

export const websiteImport = z.object({
  /** Rows of the file without its headings, and what becomes of their websites. */
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** Rows that are left out, as a cell is wrong. */
  wrong: z.number(),
  /** Groups that are made, each with the names from the top. */
  new_groups: z.array(z.string()),
  /** Headings that mean nothing here. */
  ignored_columns: z.array(z.string()),
  row_errors: z.array(importError),
  /** What carries it out; null for a dry run. */
  bulk_action: z.nullable(bulkAction),
});
export type WebsiteImport = z.output<typeof websiteImport>;

/** The same file twice changes nothing the second time. */
export const importWebsites = endpoint({
  service: 'websites',
  auth: 'bearer',
  role: ROLES.member,
  name: 'importWebsites',
  method: 'POST',
  path: '/website-imports',
  scope: 'applications:write',
  summary: 'Adds and changes websites from a CSV file; with `dry_run` it only says what would happen',
  body: z.strictObject({
    organization_id: id,
    csv: z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_IMPORT_CHARACTERS, 'too_long')),
    dry_run: z._default(z.boolean(), true),
  }),
  bodyLimit: 2 * MAX_IMPORT_CHARACTERS,
  status: 202,
  answer: websiteImport,
  resource: 'organization_id',
});
