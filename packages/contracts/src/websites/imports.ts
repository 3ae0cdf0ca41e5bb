import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, list, timestamp } from '../fields';
import { categoryType } from './category';

/** Products whose set-up can be taken over, and lists of cookies as a table. */
export const IMPORT_SOURCES = [
  'cookiebot',
  'onetrust',
  'termly',
  'klaro',
  'cookieconsent',
  'csv',
  'yinyom',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Those that keep it at an address that their script on a page leads to; of the others it is pasted. */
export const FETCHED_SOURCES = ['cookiebot', 'onetrust'] as const satisfies ImportSource[];

/** Bytes of a file or of what is pasted. */
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024;
/** More cookies than any honest website has. */
export const IMPORT_MAX_ROWS = 2_000;
export const IMPORT_UNDO_HOURS = 24;

/**
 * What a person should know of what was read. `refusal_equal`: theirs hid refusing, ours does not; `on_before_consent`: it was
 * on before anybody agreed, here it waits; `several_purposes`: the first one counts; `pixel_left_out`: nothing is stored by
 * it; `no_cookies`: it names none; `text_left_out`: a text of theirs has a gap that only their script fills; `value_left_out`:
 * a value that only a running program knows; `row_left_out`: a row with more cells than headings; `rows_left_out`: how many
 * rows exceed the limit; `language_left_out`: a language that this platform does not have; `necessary_claimed`: theirs calls
 * it necessary although its purpose needs consent; `texts_elsewhere`: the texts are in another file.
 */
export const IMPORT_NOTES = [
  'refusal_equal',
  'on_before_consent',
  'several_purposes',
  'pixel_left_out',
  'no_cookies',
  'text_left_out',
  'value_left_out',
  'row_left_out',
  'rows_left_out',
  'language_left_out',
  'necessary_claimed',
  'texts_elsewhere',
] as const;
export const importNote = z.object({ code: z.enum(IMPORT_NOTES), about: z.optional(z.string()) });
export type ImportNote = z.output<typeof importNote>;

/** What becomes of a row: `look` has a name or pattern that says more than a name, and is left to a person. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same', 'look'] as const;

/** One cookie of theirs and what becomes of it here. */
export const importRow = z.object({
  row: z.number(),
  /** As it stands there. */
  theirs: z.object({
    name: z.string(),
    category: z.string(),
    provider: z.string(),
    domain: z.string(),
    duration: z.string(),
    purpose: l10n,
    /** The row of a table as it is in the file. */
    raw: z.optional(z.string()),
  }),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** As it would stand here; null where a person has to look. */
  ours: z.nullable(
    z.object({
      name: z.string(),
      match: z.enum(['exact', 'prefix']),
      type: z.number(),
      /** Seconds; 0 = session, null = kept until deleted. */
      expiry: z.nullable(z.number()),
      /** Whether their duration was understood; if not, it has to be filled in. */
      expiry_known: z.boolean(),
    }),
  ),
});
export type ImportRow = z.output<typeof importRow>;

/** A category of theirs and which of ours it becomes. */
export const importCategory = z.object({
  /** Their id. */
  theirs: z.string(),
  title: l10n,
  description: l10n,
  cookie_count: z.number(),
  /** Proposed: null = one of its own, to be made anew or chosen. */
  category_id: z.nullable(id),
  type: z.nullable(categoryType),
});
export type ImportCategory = z.output<typeof importCategory>;

/** `applying` and `undoing` were interrupted, or run now: they go on by themselves, or when they are asked for again. */
export const IMPORT_STATUSES = ['preview', 'applying', 'applied', 'undoing', 'undone'] as const;

/** What was read of another product, before and after it was taken over. */
export const siteImport = z.object({
  id,
  source: z.enum(IMPORT_SOURCES),
  status: z.enum(IMPORT_STATUSES),
  created_at: timestamp,
  applied_at: z.nullable(timestamp),
  /** Until then it can be taken back with one press. */
  undo_until: z.nullable(timestamp),
  categories: z.array(importCategory),
  rows: z.array(importRow),
  /** Languages of which it has texts for the banner that this website speaks, too. */
  text_languages: z.array(z.string()),
  /** Whether it tells what cookies are for in words that may be the vendor's. */
  has_descriptions: z.boolean(),
  notes: z.array(importNote),
});
export type SiteImport = z.output<typeof siteImport>;

const own = {
  service: 'websites',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  resource: 'application',
} as const;
const params = z.object({ id });
const ofImport = z.object({ id, importId: id });

/** Reads and stores nothing of the website. Nothing of what is given is ever run. */
export const createImport = endpoint({
  ...own,
  name: 'createImport',
  method: 'POST',
  path: '/applications/:id/imports',
  summary: 'Reads the set-up of another consent product and shows what it would become',
  params,
  body: z.strictObject({
    source: z.enum(IMPORT_SOURCES),
    /** A file or what was pasted; without it the website's front page is asked where theirs is. */
    text: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(IMPORT_MAX_BYTES, 'too_long'))),
  }),
  bodyLimit: 2 * IMPORT_MAX_BYTES,
  status: 201,
  readAt: '/applications/:id/imports/:importId',
  answer: siteImport,
});

export const getImport = endpoint({
  ...own,
  name: 'getImport',
  scope: 'cookies:read',
  method: 'GET',
  path: '/applications/:id/imports/:importId',
  summary: 'An import and what became of it',
  params: ofImport,
  answer: siteImport,
});

/** At most twenty, newest first: previews are forgotten after a day, others after thirty. */
export const listImports = endpoint({
  ...own,
  name: 'listImports',
  scope: 'cookies:read',
  method: 'GET',
  path: '/applications/:id/imports',
  summary: 'Imports of a website, newest first',
  params,
  answer: list(z.omit(siteImport, { rows: true, categories: true, notes: true })),
});

/** Writes drafts: cookies are listed, texts go into the banner's draft, nothing is published. */
export const applyImport = endpoint({
  ...own,
  name: 'applyImport',
  method: 'POST',
  path: '/applications/:id/imports/:importId/apply',
  summary: 'Takes over what an import shows; can be undone for 24 hours',
  params: ofImport,
  body: z.strictObject({
    /** By their id: one of the website's categories, or `new` for one of the organization's own. */
    categories: z.record(z.string().check(z.maxLength(200, 'too_long')), z.union([id, z.literal('new')])),
    /** Rows to take over; default: all that are new or changed. */
    rows: z.optional(z.array(z.int('invalid_number')).check(z.maxLength(IMPORT_MAX_ROWS, 'too_long'))),
    /** Only where the owner may use these texts: descriptions of cookies can be the vendor's work. */
    with_descriptions: z._default(z.boolean(), false),
    /** Texts of the banner go into the draft. */
    with_texts: z._default(z.boolean(), false),
  }),
  answer: siteImport,
});

/** What was changed by somebody since stays as it is. */
export const undoImport = endpoint({
  ...own,
  name: 'undoImport',
  method: 'POST',
  path: '/applications/:id/imports/:importId/undo',
  summary: 'Takes an import back',
  params: ofImport,
  body: z.strictObject({}),
  answer: z.extend(siteImport, {
    /** Names of cookies that somebody has changed since, which stay. */
    kept: z.array(z.string()),
  }),
});
