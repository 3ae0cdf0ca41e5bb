import { isId } from '@yinyom/contracts/fields';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { Strangers } from './strangers';

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  strangers: Strangers;
  audit: AuditLog;
  background: BackgroundWork;
}

/** What was refused: somebody outside, or a member with too low a role for a call. */
interface Refusal {
  action: 'organization.access' | 'role.refused';
  attempt: { call: string; ip_truncated: string; request_id: string } | undefined;
}

/**
 * Notes in an organization's log what was refused: after the answer, so that its time does not tell whether the
 * organization exists, and the same once a minute, so that nobody floods the log.
 */
export const createDeniedAccess =
  ({ users, organizations, strangers, audit, background }: Deps) =>
  (userId: string, organizationId: string, { action, attempt }: Refusal): void => {
    background.run(async () => {
      if (!isId(organizationId)) return;
      const [organization, user] = await Promise.all([organizations.get(organizationId), users.get(userId)]);
      if (!organization || !user) return;
      const what = action === 'role.refused' ? (attempt?.call ?? '') : '';
      if (!(await strangers.isFirst(userId, organizationId, what))) return;
      const home = user.memberships.find(({ status }) => status === 'active')?.organization_id;
      await audit.record({
        organization_id: organizationId,
        actor: {
          id: userId,
          name: action === 'role.refused' ? fullName(user) : await strangers.nameOf(userId, home),
          kind: 'user',
        },
        action,
        target: what
          ? { type: 'call', id: what, label: what }
          : { type: 'organization', id: organizationId, label: organization.name },
        ip_truncated: attempt?.ip_truncated ?? '',
        request_id: attempt?.request_id ?? '',
        result: 'denied',
      });
    });
  };
export type DeniedAccess = ReturnType<typeof createDeniedAccess>;
