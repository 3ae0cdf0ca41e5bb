import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { BackgroundWork } from '../background/backgroundWork';
import type { Logger } from '@yinyom/service-kit/logger';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { Visit } from '../sessions/visit';
import { externalMark } from '../users/externalMark';
import { fullName } from '../users/toUser';
import type { UserRecord } from '../users/userRecord';
import type { AuditEntry, AuditTarget } from './auditEvent';
import type { AuditStore } from './audit.store';

const SYSTEM = { id: '', name: 'Yinyom', kind: 'system' } as const;

export const userTarget = (user: UserRecord): AuditTarget => ({
  type: 'user',
  id: user._id.toHexString(),
  label: user.email,
});

const actorOf = (user: UserRecord, organizationId: string) => ({
  id: user._id.toHexString(),
  name: fullName(user),
  kind: 'user' as const,
  ...externalMark(user, organizationId),
});

/** Writes security-relevant acts into the logs of the organizations they concern. */
export const createAuditLog = (
  store: AuditStore,
  background: BackgroundWork,
  logger: Pick<Logger, 'error'>,
) => {
  const onHeadBehind = (error: unknown): void =>
    logger.error(
      { err: error },
      'an entry of the audit log is written, but the head that is kept apart is not moved',
    );
  // One write of an organization at a time in this process; what arrives meanwhile goes into the next one.
  const tails = new Map<string, { waiting: AuditEntry[]; next: Promise<void> }>();
  const append = (entry: AuditEntry): Promise<void> => {
    const { organization_id: id } = entry;
    const tail = tails.get(id);
    if (tail && tail.waiting.length > 0) {
      tail.waiting.push(entry);
      return tail.next;
    }
    const waiting = [entry];
    const before = tail?.next ?? Promise.resolve();
    const next = before
      .catch(() => undefined)
      .then(() => store.append(waiting.splice(0), onHeadBehind))
      .finally(() => {
        if (tails.get(id)?.next === next) tails.delete(id);
      });
    tails.set(id, { waiting, next });
    return next;
  };

  /** Records what concerns an account as such in every organization that the person actively belongs to. */
  const aboutUser = async (
    user: UserRecord,
    action: AuditAction,
    result: AuditEntry['result'],
    visit: Visit,
  ): Promise<void> => {
    const active = user.memberships.filter(({ status }) => status === 'active');
    const organizations = active.map(({ organization_id }) => organization_id.toHexString());
    for (const organization_id of organizations.length > 0 ? organizations : ['']) {
      await append({
        organization_id,
        // Somebody who failed to prove who they are did not act as this person.
        actor: result === 'success' ? actorOf(user, organization_id) : SYSTEM,
        action,
        target: userTarget(user),
        ip_truncated: truncateIp(visit.ip),
        request_id: visit.requestId,
        result,
      });
    }
  };

  return {
    record: append,

    /** Records an act of a member in one organization. */
    inOrganization: (
      organizationId: string,
      user: UserRecord,
      action: AuditAction,
      visit: Visit,
      details: Pick<AuditEntry, 'target'> & Partial<Pick<AuditEntry, 'changes' | 'result'>>,
    ) =>
      append({
        organization_id: organizationId,
        actor: visit.key ? { ...visit.key, kind: 'api_key' } : actorOf(user, organizationId),
        action,
        ip_truncated: truncateIp(visit.ip),
        request_id: visit.requestId,
        result: 'success',
        ...details,
      }),

    aboutUser,
    /** As `aboutUser`, without making the request wait: its time may not tell whether an account exists. */
    aboutUserLater: (...event: Parameters<typeof aboutUser>): void =>
      background.run(() => aboutUser(...event)),
  };
};
export type AuditLog = ReturnType<typeof createAuditLog>;
