import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background';
import type { CounterStore } from '../limits/counter.store';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import { isId } from '../users/id';

const MINUTE_MS = 60_000;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  counters: CounterStore;
  audit: AuditLog;
  background: BackgroundWork;
}

/**
 * Notes in an organization's log that somebody outside asked for what is there: after the answer, so that its time
 * does not tell whether the organization exists, and once a minute, so that nobody floods the log.
 */
export const createDeniedAccess =
  ({ users, organizations, counters, audit, background }: Deps) =>
  (userId: string, organizationId: string): void =>
    background.run(async () => {
      if (!isId(organizationId)) return;
      const [organization, user] = await Promise.all([organizations.get(organizationId), users.get(userId)]);
      if (!organization || !user) return;
      const minute = Math.floor(Date.now() / MINUTE_MS);
      const key = `denied:${userId}:${organizationId}:${minute}`;
      if ((await counters.increment(key, new Date((minute + 2) * MINUTE_MS))) > 1) return;
      await audit.record({
        organization_id: organizationId,
        actor: { id: userId, name: fullName(user), kind: 'user' },
        action: 'organization.access',
        target: { type: 'organization', id: organizationId, label: organization.name },
        ip_truncated: '',
        request_id: '',
        result: 'denied',
      });
    });
export type DeniedAccess = ReturnType<typeof createDeniedAccess>;
