import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, optionalLine, pageQuery } from '../fields';
import { inheritedFrom } from '../inheritedFrom';
import { reading } from './reading';
import { design, designInput } from './templateDesign';
import { templateLanguages } from './templateTexts';

/** Something the check before publishing found; errors stop a publication. */
export const lintFinding = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  field: z.optional(z.string()),
  message: z.string(),
});
export type LintFinding = z.output<typeof lintFinding>;

/** What visitors were not told when they consented. */
export const RECONSENT_REASONS = ['purpose', 'category', 'recipient', 'controller', 'policy'] as const;

/** One reason to ask visitors again. */
export const reconsentReason = z.object({
  kind: z.enum(RECONSENT_REASONS),
  /** What changed: a cookie with its provider, the id of a category, the path of a text, or a field of the controller. */
  name: z.string(),
});
export type ReconsentReason = z.output<typeof reconsentReason>;

/** What differs between two versions, by area. */
export const templateDiff = z.object({
  texts: z.array(z.string()),
  design: z.array(z.string()),
  categories_added: z.array(z.string()),
  categories_removed: z.array(z.string()),
  categories_changed: z.array(z.string()),
  cookies_added: z.array(z.string()),
  cookies_removed: z.array(z.string()),
  cookies_changed: z.array(z.string()),
  controller: z.array(z.string()),
  /** A purpose, category, recipient or controller is new to visitors: all of them must be asked again. */
  requires_reconsent: z.boolean(),
  /** Why; versions that were published before 1.17 do not say it. */
  reconsent_reasons: z.optional(z.array(reconsentReason)),
});
export type TemplateDiff = z.output<typeof templateDiff>;

/** The banner of a website: the draft, or a published version (which never changes). */
export const template = z.object({
  /** Number of this version; of a draft: the number it gets when it is published. */
  version: z.number(),
  status: z.enum(['draft', 'published', 'superseded']),
  /** 0 = not published yet. */
  published_version: z.number(),
  published_at: z.nullable(z.string()),
  /** For If-Match. */
  etag: z.string(),
  design,
  languages: templateLanguages,
  lint: z.array(lintFinding),
  /** Domains that earlier versions named and that the website no longer has: texts should not name them either. */
  former_domains: z.array(z.string()),
  /** What visitors would see change if the draft were published now; nothing for a published version. */
  diff: templateDiff,
});
export type Template = z.output<typeof template>;

export const RECONSENT = ['all', 'changed_only', 'none'] as const;

const params = z.object({ id });
const version = z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'not_found'));

/** Row 40. */
export const getTemplate = endpoint({
  name: 'getTemplate',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/template',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'The banner of a website: draft, published or an earlier version',
  params,
  query: z.strictObject({ version: z._default(z.union([z.enum(['draft', 'published']), version]), 'draft') }),
  answer: template,
  resource: 'application',
});

/** Row 41. Needs If-Match with the etag that was read; 412 when somebody saved in between. */
export const saveTemplate = endpoint({
  name: 'saveTemplate',
  readBack: true,
  ifMatch: 'required',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/template',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Saves the draft and, by default, publishes it when visitors would see a difference',
  params,
  body: z.strictObject({
    design: designInput,
    languages: templateLanguages,
    publish: z._default(z.boolean(), true),
    /** Default: everybody when a purpose, category, cookie or controller text changed, else nobody. */
    reconsent: z.optional(z.enum(RECONSENT)),
    note: z.optional(optionalLine(500)),
  }),
  bodyLimit: 256 * 1024,
  answer: template,
  resource: 'application',
});

/** Row 42. */
export const listTemplateVersions = endpoint({
  name: 'listTemplateVersions',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/templateVersions',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'Published versions, newest first',
  params,
  query: z.strictObject(pageQuery),
  answer: list(
    z.object({
      version: z.number(),
      status: z.enum(['published', 'superseded']),
      published_at: z.string(),
      /** Who published; `system` for the demo website. The name is that of a member of now: who has left has none. */
      by: z.object({ id: z.string(), name: z.optional(z.string()) }),
      note: z.optional(z.string()),
      /** What of it came from which versions of groups; absent: nothing. */
      inherited_from: z.optional(z.array(inheritedFrom)),
      reconsent: z.enum(RECONSENT),
      notice_sha256: z.record(z.string(), z.string()),
      /** How the version is read, by language. */
      reading: z.array(reading),
      diff: templateDiff,
    }),
  ),
  resource: 'application',
});

/** Row 42. Copies an earlier version into the draft; with If-Match it replaces no draft that another user saved meanwhile. */
export const restoreTemplateVersion = endpoint({
  name: 'restoreTemplateVersion',
  ifMatch: 'optional',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/templateVersions/:version/restore',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Makes a new draft from an earlier version',
  params: z.object({ id, version }),
  body: z.strictObject({}),
  answer: template,
  resource: 'application',
});
