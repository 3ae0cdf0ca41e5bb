import type { Role } from '@yinyom/contracts/constants';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';

type IdentityClient = InternalHandlers<typeof identityInternal>;
type AuditEvent = Parameters<IdentityClient['recordAudit']>[0];

/** An active membership of a test's user. */
export interface Membership {
  userId: string;
  organizationId: string;
  role: Role;
}

/** The identity service's declared interface, answered from a table that a test may change at any time. */
export const identityStandIn = (organizations: Record<string, string>) => {
  const memberships: Membership[] = [];
  const deadSessions = new Set<string>();
  const audit: AuditEvent[] = [];
  const client: IdentityClient = {
    authorize: async ({ user_id, session_id, organization_id }) => {
      const found = memberships.find(
        ({ userId, organizationId }) => userId === user_id && organizationId === organization_id,
      );
      return {
        session_alive: !deadSessions.has(session_id),
        role: found?.role ?? null,
        organization_name: organization_id === null ? null : (organizations[organization_id] ?? null),
      };
    },
    listMemberships: async ({ user_id }) =>
      memberships
        .filter(({ userId }) => userId === user_id)
        .map(({ organizationId, role }) => ({
          organization_id: organizationId,
          organization_name: organizations[organizationId] ?? '',
          role,
        })),
    organizationContact: async () => null,
    organizationRetention: async () => null,
    findMembers: async () => [],
    sendScanMail: async () => ({ sent: 0 }),
    listAudit: async () => ({ entities: [], has_more: false }),
    recordAudit: async (event) => {
      audit.push(event);
      return null;
    },
  };
  return { client, memberships, deadSessions, audit };
};
