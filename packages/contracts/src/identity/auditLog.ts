import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, date, id, list, optionalLine, timestamp } from '../fields';

/**
 * One entry of an organization's audit log. Entries are only ever added; `hash` covers the entry and the hash of
 * the entry before it, so that a changed or missing one shows.
 */
export const auditEvent = z.object({
  id: z.string(),
  seq: z.number(),
  at: timestamp,
  actor: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['user', 'api_key', 'system']),
    /** Came from outside the organization's domain when this was done. */
    external: z.optional(z.literal(true)),
    /** Of a key: it was an agent's when this was done. */
    agent: z.optional(z.literal(true)),
  }),
  /** What happened, e.g. `user.invited`, `organization.updated`, `session.started`. */
  action: z.string(),
  target: z.object({
    type: z.string(),
    id: z.string(),
    label: z.string(),
    external: z.optional(z.literal(true)),
  }),
  organization_id: z.string(),
  ip_truncated: z.string(),
  request_id: z.string(),
  result: z.enum(['success', 'denied', 'error']),
  changes: z.optional(z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))),
  hash: z.string(),
});
export type AuditEvent = z.output<typeof auditEvent>;

/** Newest first. `from` and `to` are days in Asia/Bangkok, both included. */
export const listAuditLog = endpoint({
  name: 'listAuditLog',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/auditLogs',
  auth: 'bearer',
  role: 1000,
  scope: 'audit:read',
  summary: 'The audit log of an organization',
  params: z.object({ id }),
  query: z.strictObject({
    actor: z.optional(id),
    action: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}(\.[a-z_0-9]{1,40})?$/, 'invalid_value'))),
    target_type: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/, 'invalid_value'))),
    target_id: z.optional(optionalLine(64)),
    result: z.optional(z.enum(['success', 'denied', 'error'])),
    from: z.optional(date),
    to: z.optional(date),
    ...cursorQuery,
  }),
  answer: list(auditEvent),
  resource: 'organization',
});
