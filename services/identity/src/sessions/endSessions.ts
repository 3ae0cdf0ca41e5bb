import type { AuditStore } from '../audit/audit.store';
import type { UserStore } from '../users/user.store';
import type { SessionStore } from './session.store';

interface Stores {
  users: Pick<UserStore, 'get'>;
  sessions: Pick<SessionStore, 'holders' | 'endAll'>;
  audit: Pick<AuditStore, 'append'>;
}

/**
 * Ends every session of people, as the operator of an installation: whoever goes on has to sign in. The audit log of each of
 * their organizations says so.
 * @param emails of whom; null: of everybody
 * @returns whose sessions were ended, by e-mail address
 */
export const endSessions = async (
  { users, sessions, audit }: Stores,
  emails: readonly string[] | null,
): Promise<string[]> => {
  const ended: string[] = [];
  for (const id of await sessions.holders(emails)) {
    const user = await users.get(id);
    if (!user) continue;
    await sessions.endAll(id);
    for (const { organization_id, status } of user.memberships)
      if (status === 'active')
        await audit.append([
          {
            organization_id: organization_id.toHexString(),
            actor: { id: '', name: 'Yinyom', kind: 'system' },
            action: 'session.ended_all',
            target: { type: 'user', id, label: user.email },
            ip_truncated: '',
            request_id: '',
            result: 'success',
          },
        ]);
    ended.push(user.email);
  }
  return ended;
};
