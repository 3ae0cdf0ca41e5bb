import * as z from 'zod/mini';
import { COOKIE_SOURCES, COOKIE_TYPES, ROLES } from '../constants';
import { MIN_COOKIE_SECONDS } from './cookieDuration';
import { endpoint } from '../endpoint';
import {
  cookieDomain,
  cookieName,
  id,
  l10n,
  line,
  list,
  optionalLine,
  order,
  pageQuery,
  search,
} from '../fields';
import { categoryType } from './category';
import { requiredPurposes } from './texts';

export const cookieType = z.union([z.literal(COOKIE_TYPES.http), z.literal(COOKIE_TYPES.html)]);
const queryType = z.pipe(
  z.enum(['1', '2']),
  z.transform((value) => Number(value) as 1 | 2),
);

/** What a cookie is called, whose it is and what it is for. */
export const cookieFacts = {
  name: z.string(),
  match: z.enum(['exact', 'prefix']),
  provider: z.string(),
  domain: z.optional(z.string()),
  purpose: l10n,
};

/** A cookie (or stored item) of a website. */
export const cookie = z.object({
  id,
  application_id: id,
  category: z.object({ id, type: categoryType, title: l10n }),
  ...cookieFacts,
  /** Seconds; 0 = until the browser closes (found by a scan), null = kept until deleted (type 2). */
  expiry: z.nullable(z.number()),
  is_session: z.boolean(),
  type: cookieType,
  source: z.enum(COOKIE_SOURCES),
  http_only: z.optional(z.boolean()),
  secure: z.optional(z.boolean()),
  same_site: z.optional(z.string()),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  /** The latest scan did not meet it any more. */
  stale: z.optional(z.boolean()),
  suggested_category_id: z.optional(id),
  /** For If-Match. */
  etag: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Cookie = z.output<typeof cookie>;

const params = z.object({ id });
/** Session cookies are not recorded by hand: a duration must exceed two hours (specification §5). */
const expiry = z.nullable(
  z
    .int('invalid_number')
    .check(z.gt(MIN_COOKIE_SECONDS, 'duration_too_short'), z.maximum(3_153_600_000, 'out_of_range')),
);

/** Row 55. */
export const createCookie = endpoint({
  name: 'createCookie',
  service: 'websites',
  method: 'POST',
  path: '/cookies',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  summary: 'Adds a cookie to a website',
  body: z
    .strictObject({
      application_id: id,
      category_id: id,
      name: cookieName,
      match: z._default(z.enum(['exact', 'prefix']), 'exact'),
      provider: line(200),
      purpose: requiredPurposes,
      expiry,
      type: cookieType,
      domain: z.optional(cookieDomain),
    })
    .check(
      z.refine((given) => given.expiry !== null || given.type === COOKIE_TYPES.html, {
        error: 'duration_required',
        path: ['expiry'],
      }),
    ),
  status: 201,
  readAt: '/cookies/:id',
  answer: cookie,
});

/** Row 56. */
export const listCookies = endpoint({
  name: 'listCookies',
  service: 'websites',
  method: 'GET',
  path: '/cookies',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'cookies:read',
  summary: 'Cookies of a website',
  query: z.strictObject({
    application_id: id,
    category_id: z.optional(id),
    type: z.optional(queryType),
    source: z.optional(z.enum(COOKIE_SOURCES)),
    state: z._default(z.enum(['all', 'unclassified', 'stale']), 'all'),
    q: search,
    /** `category`: by category in the order of the banner, names from A in each. */
    sort: z._default(z.enum(['updated_at', 'created_at', 'name', 'last_seen_at', 'category']), 'updated_at'),
    order,
    ...pageQuery,
  }),
  answer: list(cookie),
  resource: 'application_id',
});

/** Row 57. */
export const getCookie = endpoint({
  name: 'getCookie',
  service: 'websites',
  method: 'GET',
  path: '/cookies/:id',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'cookies:read',
  summary: 'One cookie',
  params,
  answer: cookie,
  resource: 'cookie',
});

/** Row 58. Name and type can be changed only while the cookie was added by hand. */
export const updateCookie = endpoint({
  name: 'updateCookie',
  ifMatch: 'optional',
  service: 'websites',
  method: 'PUT',
  path: '/cookies/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  summary: 'Changes a cookie',
  params,
  body: z.strictObject({
    category_id: z.optional(id),
    name: z.optional(cookieName),
    type: z.optional(cookieType),
    match: z.optional(z.enum(['exact', 'prefix'])),
    provider: z.optional(optionalLine(200)),
    purpose: z.optional(requiredPurposes),
    expiry: z.optional(expiry),
  }),
  answer: cookie,
  resource: 'cookie',
});

/** Row 59. A scanned cookie returns when it is seen again. */
export const deleteCookie = endpoint({
  name: 'deleteCookie',
  service: 'websites',
  method: 'DELETE',
  path: '/cookies/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  summary: 'Deletes a cookie for good',
  params,
  resource: 'cookie',
});
