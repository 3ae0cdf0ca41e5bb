import { isId } from '@yinyom/contracts/fields';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { CounterStore } from '../limits/counter.store';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';

const MINUTE_MS = 60_000;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  counters: CounterStore;
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
  ({ users, organizations, counters, audit, background }: Deps) =>
  (userId: string, organizationId: string, { action, attempt }: Refusal): void => {
    /** Who knocks from outside is named by what they cannot choose: id, and the site of their own organization. */
    const strangerName = async ({ _id, memberships }: UserRecord): Promise<string> => {
      const place = memberships.find(({ status }) => status === 'active');
      const own = place && (await organizations.get(place.organization_id));
      return [_id.toHexString(), ...(own ? [own.site_host] : [])].join(' ');
    };
    background.run(async () => {
      if (!isId(organizationId)) return;
      const [organization, user] = await Promise.all([organizations.get(organizationId), users.get(userId)]);
      if (!organization || !user) return;
      const minute = Math.floor(Date.now() / MINUTE_MS);
      const what = action === 'role.refused' ? (attempt?.call ?? '') : '';
      const key = `denied:${userId}:${organizationId}:${what}:${minute}`;
      if ((await counters.increment(key, new Date((minute + 2) * MINUTE_MS))) > 1) return;
      await audit.record({
        organization_id: organizationId,
        actor: {
          id: userId,
          name: action === 'role.refused' ? fullName(user) : await strangerName(user),
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
