import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { email, id, lang, line, list, order, pageQuery, search } from '../fields';
import { webAddress } from './address';
import { applicationSettings, keptSettings, languages } from './applicationSettings';
import { domainName } from './domainName';
import { PROOF_METHODS, PROOF_PROBLEMS } from './verification';

/** How a website's script stands: what browsers say they saw, and what the platform proved by looking itself. */
export const installation = z.object({
  /** When a browser last said that it runs the script on the website; that alone verifies nothing. */
  seen_at: z.nullable(z.string()),
  /** The host that it named; it can be a sub-domain or one of the shared domains. */
  seen_host: z.nullable(z.string()),
  /** The proof that the platform found itself; null while none was found. */
  verified_by: z.nullable(z.enum(PROOF_METHODS)),
  /** The platform's latest look for a proof; `problem` is null when it was there. */
  last_look: z.nullable(
    z.object({
      at: z.string(),
      method: z.enum(PROOF_METHODS),
      problem: z.nullable(z.enum(PROOF_PROBLEMS)),
    }),
  ),
  /** Hosts that are not the website's and where browsers say they met its script lately, newest first. */
  unrecorded_hosts: z.array(z.object({ host: z.string(), seen_at: z.string() })),
});
export type Installation = z.output<typeof installation>;

/** More websites than an organization is expected to have; protects the lists. */
export const MOST_APPLICATIONS = 10_000;

const SHOWN_TO_ALL = { domain_name: true, default_language: true, languages: true, enabled: true } as const;

/** A website as the console knows it. Viewers get neither the script nor the privacy settings. */
export const application = z.object({
  /** Viewers are told name, domain, languages and whether it is enabled. */
  ...z.partial(keptSettings).shape,
  ...z.pick(keptSettings, SHOWN_TO_ALL).shape,
  id,
  site_key: z.string(),
  organization: z.object({ id, name: z.string() }),
  verification: z.enum(['unverified', 'verified', 'lost']),
  /** Not for Viewers. */
  installation: z.optional(installation),
  cookie_count: z.number(),
  unclassified_count: z.number(),
  /** What the owner pastes first in the head: it blocks until it ran, so it is in time for everything after it. */
  script: z.optional(z.string()),
  /** The same without blocking: a small inline part sets the defaults, the rest comes when it comes. */
  script_async: z.optional(z.string()),
  /** Number of the published version; 0 = not published yet, visitors get nothing. */
  template_version: z.number(),
  /** Texts, categories or cookies were changed since the last publication: visitors do not see them yet. */
  pending_changes: z.boolean(),
  last_scan: z.nullable(
    z.object({ id: z.string(), status: z.string(), finished_at: z.nullable(z.string()) }),
  ),
  /** Made up for the demo, with every figure about it. */
  sample: z.optional(z.literal(true)),
  /** For If-Match. Not for Viewers. */
  etag: z.optional(z.string()),
  /** The group that it is in, and those above, from the top; absent: none. */
  group_id: z.optional(id),
  group_path: z.optional(z.array(id)),
  /** Its own values for texts; absent: those of its group. Not for Viewers. */
  privacy_url: z.optional(z.string()),
  dpo_email: z.optional(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Application = z.output<typeof application>;

/** What the texts of one website call its privacy notice and its data protection officer; empty: what its group says. */
export const websiteVariables = {
  privacy_url: webAddress('privacy_url_invalid'),
  dpo_email: z.union([z.literal(''), email], 'email_invalid'),
};

const params = z.object({ id });

/** Row 32. */
export const createApplication = endpoint({
  name: 'createApplication',
  service: 'websites',
  method: 'POST',
  path: '/applications',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Registers a website, with a draft of its banner in the default texts',
  body: z.strictObject({
    organization_id: id,
    domain_name: domainName,
    default_language: lang,
    /** Default: the default language, Thai and English. */
    languages: z.optional(languages),
    name: z.optional(line(120)),
    /** A group whose content it begins with. */
    group_id: z.optional(id),
  }),
  status: 201,
  readAt: '/applications/:id',
  answer: application,
});

/** Row 33. */
export const listApplications = endpoint({
  name: 'listApplications',
  service: 'websites',
  method: 'GET',
  path: '/me/applications',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'applications:read',
  summary: 'Websites of an organization',
  query: z.strictObject({
    /** Needed by a member of several organizations. */
    organization_id: z.optional(id),
    q: search,
    status: z._default(z.enum(['all', 'active', 'disabled']), 'all'),
    /** In this group or below it. */
    group_id: z.optional(id),
    sort: z._default(z.enum(['updated_at', 'created_at', 'domain_name']), 'updated_at'),
    order,
    ...pageQuery,
  }),
  answer: list(application),
  resource: 'organization_id',
});

/** Row 34. */
export const getApplication = endpoint({
  name: 'getApplication',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'applications:read',
  summary: 'One website',
  params,
  answer: application,
  resource: 'application',
});

/** Row 35. An empty body enables the website (specification §7). */
export const updateApplication = endpoint({
  name: 'updateApplication',
  ifMatch: 'optional',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Changes a website; an empty body enables it',
  params,
  body: z.partial(z.extend(applicationSettings, websiteVariables)),
  answer: application,
  resource: 'application',
});

/** Row 36. */
export const disableApplication = endpoint({
  name: 'disableApplication',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/disable',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Disables a website: no banner and no record, everything stays blocked',
  params,
  body: z.strictObject({}),
  answer: z.object({ id, enabled: z.literal(false) }),
  resource: 'application',
});

/** Row 37. */
export const deleteApplication = endpoint({
  name: 'deleteApplication',
  service: 'websites',
  method: 'DELETE',
  path: '/applications/:id',
  auth: 'bearer',
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Deletes a website for good; its domain name must be repeated',
  params,
  query: z.strictObject({ confirm: z.optional(z.string()) }),
  resource: 'application',
});
