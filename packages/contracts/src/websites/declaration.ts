import * as z from 'zod/mini';
import { COOKIE_SOURCES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { dpo } from '../identity/organizations';
import { categoryType } from './category';
import type { DeclarationWords } from './declarationWords';
import { siteParams } from './publicSite';

/** Name of the shape below. It changes when a field goes or means something else; further fields may come. */
export const DECLARATION_SCHEMA = 'yinyom.declaration/1';

export const declaredCookie = z.object({
  /** A name that stands for many ends with `*`. */
  name: z.string(),
  match: z.enum(['exact', 'prefix']),
  kind: z.enum(['cookie', 'storage']),
  party: z.enum(['first', 'third']),
  provider: z.string(),
  /** Null while nobody knows one. */
  provider_url: z.nullable(z.string()),
  host: z.nullable(z.string()),
  purpose: z.string(),
  /** Seconds; 0 = until the browser closes, null = kept until deleted. `text` tells the same in words. */
  expiry: z.object({ seconds: z.nullable(z.number()), text: z.string() }),
  http_only: z.boolean(),
  /** When a scan met it last; null for what no scan looks for. */
  seen_at: z.nullable(z.string()),
  /** `platform`: what Yinyom's own script keeps. */
  source: z.enum([...COOKIE_SOURCES, 'platform']),
});
export type DeclaredCookie = z.output<typeof declaredCookie>;

export const declaredCategory = z.object({
  id,
  /** 0 being reviewed, 1 necessary, 2 preference, 3 statistics, 4 marketing, 5 the organization's own. */
  type: categoryType,
  name: z.string(),
  description: z.string(),
  always_on: z.boolean(),
  cookies: z.array(declaredCookie),
});
export type DeclaredCategory = z.output<typeof declaredCategory>;

export const declaration = z.object({
  schema: z.literal(DECLARATION_SCHEMA),
  site: z.string(),
  language: lang,
  languages: z.array(lang),
  controller: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    dpo: z.nullable(dpo),
    address: z.nullable(z.string()),
  }),
  updated_at: z.string(),
  /** The latest scan with a result; null before the first. */
  scanned_at: z.nullable(z.string()),
  scan_pages: z.nullable(z.number()),
  version: z.number(),
  /** Months that proofs of decisions are kept; null where the organization did not choose. */
  retention_months: z.nullable(z.number()),
  /** Where data subjects ask for their rights; null while the website has no such page. */
  rights_url: z.nullable(z.string()),
  policy_url: z.string(),
  categories: z.array(declaredCategory),
  /** How many cookies are still being reviewed. */
  unclassified: z.number(),
  /** By the names in declarationWords; further ones may come. */
  words: z.record(z.string(), z.string()),
  /** SHA-256 (hexadecimal) of the canonical JSON of everything above. */
  hash: z.string(),
});
export type Declaration = z.output<typeof declaration> & { words: DeclarationWords };

/** Row 87. What a website keeps in its visitors' browsers as it is known now, not as of the published version. */
export const getDeclaration = endpoint({
  name: 'getDeclaration',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/declaration',
  auth: 'site',
  summary: "A website's cookie declaration",
  params: siteParams,
  /** `html` answers the page; it has an address of its own, and stays for links that were made before. */
  query: z.strictObject({ lang: z.optional(lang), format: z._default(z.enum(['json', 'html']), 'json') }),
  answer: declaration,
  files: ['text/html'],
});

/** The same as a page that runs nothing: for a link, a frame, and browsers without scripts. */
export const getDeclarationPage = endpoint({
  name: 'getDeclarationPage',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/declaration.html',
  auth: 'site',
  summary: "A website's cookie declaration as a page (text/html)",
  params: siteParams,
  query: z.strictObject({ lang: z.optional(lang) }),
  files: ['text/html'],
});
