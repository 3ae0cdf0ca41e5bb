import * as z from 'zod/mini';
import { internalContract } from './internalContract';

/** What other services may ask of the identity service. */
export const identityInternal = internalContract({
  /** The caller's role in an organization at this moment; null when not an active member. */
  getMembership: {
    input: z.strictObject({ user_id: z.string(), organization_id: z.string() }),
    output: z.nullable(
      z.object({
        role: z.union([z.literal(1000), z.literal(10), z.literal(1)]),
        organization_name: z.string(),
      }),
    ),
  },
  /** All active memberships of a user, for lists across organizations. */
  listMemberships: {
    input: z.strictObject({ user_id: z.string() }),
    output: z.array(
      z.object({
        organization_id: z.string(),
        organization_name: z.string(),
        role: z.union([z.literal(1000), z.literal(10), z.literal(1)]),
      }),
    ),
  },
  /** Whether a session of an access token is still alive (not logged out, user not disabled). */
  isSessionAlive: {
    input: z.strictObject({ session_id: z.string(), user_id: z.string() }),
    output: z.boolean(),
  },
  /** Appends an audit event for something another service did. */
  recordAudit: {
    input: z.strictObject({
      organization_id: z.string(),
      actor: z.object({ id: z.string(), kind: z.enum(['user', 'api_key', 'system']) }),
      action: z.string(),
      target: z.object({ type: z.string(), id: z.string(), label: z.string() }),
      result: z.enum(['success', 'denied', 'error']),
      request_id: z.string(),
      changes: z.optional(z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))),
    }),
    output: z.null(),
  },
});
