import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, line, list, timestamp } from '../fields';
import { role } from './organizations';
import { OFFERED_SCOPES } from './scopes';
import { visible } from '../visible';

/** Keys of one organization that are not revoked. */
export const MAX_API_KEYS = 50;
export const API_KEY_NAME_LENGTH = 60;
export const API_KEY_DAYS = { default: 365, max: 730 } as const;
/** Hours that an old secret stays good after a new one was made. */
export const API_KEY_OVERLAP_HOURS = { default: 24, max: 168 } as const;
export const MAX_API_KEY_RANGES = 20;
export const MAX_API_KEY_APPLICATIONS = 100;
export const MAX_API_KEY_GROUPS = 20;
/** How often a key may be used: in a minute, at once (within a second), and for exports at the same time. */
export const API_KEY_LIMITS = { per_minute: 600, burst: 60, exports: 5 } as const;
/** How long a revoked key is still listed. */
export const REVOKED_KEY_DAYS = 90;
/** Others are told of a key this long before it ends. */
export const EXPIRING_KEY_DAYS = 14;

/**
 * Why a key opens nothing, and the status that says so. `key_orphaned`: who made it is no active member any more, so nobody
 * answers for what it does.
 */
export const API_KEY_REFUSALS = {
  key_in_url: 400,
  key_invalid: 401,
  key_revoked: 401,
  key_expired: 401,
  key_orphaned: 401,
  key_in_browser: 403,
  key_outside_ranges: 403,
  key_not_accepted: 403,
  scope_missing: 403,
  application_outside_key: 403,
} as const;
export type ApiKeyRefusal = keyof typeof API_KEY_REFUSALS;

const scopes = z
  .array(z.enum(OFFERED_SCOPES, 'scope_unknown'))
  .check(z.minLength(1, 'required'), z.maxLength(OFFERED_SCOPES.length, 'out_of_range'));
const applicationIds = z.nullable(
  z.array(id).check(z.minLength(1, 'required'), z.maxLength(MAX_API_KEY_APPLICATIONS, 'out_of_range')),
);
const groupIds = z.array(id).check(z.maxLength(MAX_API_KEY_GROUPS, 'out_of_range'));
/** Whether it is an address or range at all is the service's to say. */
const ipRanges = z
  .array(
    z
      .string()
      .check(z.maxLength(49, 'ip_range_invalid'), z.overwrite(visible), z.minLength(1, 'ip_range_invalid')),
  )
  .check(z.maxLength(MAX_API_KEY_RANGES, 'out_of_range'));
const expiresInDays = z.nullable(
  z.int().check(z.minimum(1, 'out_of_range'), z.maximum(API_KEY_DAYS.max, 'out_of_range')),
);
const name = line(API_KEY_NAME_LENGTH);

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The public beginning of the key. */
  prefix: z.string(),
  /** `orphaned`: see API_KEY_REFUSALS. */
  state: z.enum(['active', 'expired', 'orphaned', 'revoked']),
  scopes: z.array(z.string()),
  role,
  /** Null: every website of the organization. */
  application_ids: z.nullable(z.array(z.string())),
  /** All websites in these groups and below them; absent: none besides. */
  group_ids: z.optional(z.array(z.string())),
  /** Addresses and ranges (CIDR) that it is taken from; empty: from everywhere. */
  ip_ranges: z.array(z.string()),
  created_at: timestamp,
  created_by: z.object({ id: z.string(), name: z.string() }),
  expires_at: z.nullable(timestamp),
  last_used_at: z.nullable(timestamp),
  revoked_at: z.nullable(timestamp),
  /** Until when the secret before the last rotation is still good. */
  overlap_until: z.nullable(timestamp),
  /** It is an agent's: a person confirms what it publishes or removes. Absent: it is not. */
  agent: z.optional(z.literal(true)),
  /** For If-Match. */
  etag: z.string(),
});
export type ApiKey = z.output<typeof apiKey>;

/** The key itself is in the first answer and nowhere else, ever again: null where the request is repeated. */
const newApiKey = z.object({ key: z.nullable(z.string()), api_key: apiKey });
const secrets = ['key'] as const;

const ofOrganization = z.object({ id });
const ofKey = z.object({ id, keyId: id });

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/api-keys',
  auth: 'bearer',
  role: 1000,
  summary: 'The API keys of an organization, newest first, with those revoked in the last 90 days',
  params: ofOrganization,
  answer: list(apiKey),
  resource: 'organization',
});

/** Without `role` a key gets the least one that its scopes need. `expires_in_days` null: it never expires. */
export const createApiKey = endpoint({
  name: 'createApiKey',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/api-keys',
  auth: 'bearer',
  role: 1000,
  summary: 'Makes an API key; the answer is the only place where it is ever shown',
  params: ofOrganization,
  body: z.strictObject({
    name,
    scopes,
    role: z.optional(role),
    /** Null: every website, or those of the groups alone where there are any. */
    application_ids: z._default(applicationIds, null),
    group_ids: z._default(groupIds, []),
    ip_ranges: z._default(ipRanges, []),
    expires_in_days: z._default(expiresInDays, API_KEY_DAYS.default),
    agent: z._default(z.boolean(), false),
  }),
  status: 201,
  answer: newApiKey,
  secrets,
  resource: 'organization',
});

export const updateApiKey = endpoint({
  name: 'updateApiKey',
  ifMatch: 'optional',
  service: 'identity',
  method: 'PUT',
  path: '/organizations/:id/api-keys/:keyId',
  auth: 'bearer',
  role: 1000,
  summary: 'Changes name, scopes, websites, address ranges or the mark of an agent; secret and end stay',
  params: ofKey,
  body: z.strictObject({
    name: z.optional(name),
    scopes: z.optional(scopes),
    application_ids: z.optional(applicationIds),
    group_ids: z.optional(groupIds),
    ip_ranges: z.optional(ipRanges),
    agent: z.optional(z.boolean()),
  }),
  answer: apiKey,
  resource: 'api_key',
});

export const removeApiKey = endpoint({
  name: 'removeApiKey',
  service: 'identity',
  method: 'DELETE',
  path: '/organizations/:id/api-keys/:keyId',
  auth: 'bearer',
  role: 1000,
  summary: 'Revokes an API key, at once and for good',
  params: ofKey,
  resource: 'api_key',
});

/** Nothing but the secret and, when asked for, the end changes: a rotation never widens what a key may do. */
export const rotateApiKey = endpoint({
  name: 'rotateApiKey',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/api-keys/:keyId/rotate',
  auth: 'bearer',
  role: 1000,
  summary: 'Gives an API key a new secret; the old one stays good for `overlap_hours`',
  params: ofKey,
  body: z.strictObject({
    overlap_hours: z._default(
      z.int().check(z.minimum(0, 'out_of_range'), z.maximum(API_KEY_OVERLAP_HOURS.max, 'out_of_range')),
      API_KEY_OVERLAP_HOURS.default,
    ),
    expires_in_days: z.optional(expiresInDays),
  }),
  status: 201,
  answer: newApiKey,
  secrets,
  resource: 'api_key',
});
