import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { Logger } from '../logger';
import type { RequestContext } from '../request/requestContext';
import { truncateIp } from '../request/truncateIp';
import type { IdentityClient, Member } from './authorizer';

type AuditEvent = Parameters<IdentityClient['recordAudit']>[0];

/** Something that was done, whoever did it. */
interface Deed {
  action: AuditAction;
  target: AuditEvent['target'];
  result?: AuditEvent['result'];
  changes?: AuditEvent['changes'];
}

const actorOf = ({ caller }: RequestContext): AuditEvent['actor'] =>
  caller?.key
    ? { id: caller.sessionId, kind: 'api_key', name: caller.key.name }
    : { id: caller?.userId ?? '', kind: 'user' };

/** What the caller of a request did, as the audit log of an organization is told. */
export const auditEventOf = (
  context: RequestContext,
  organizationId: string,
  { result = 'success', ...deed }: Deed,
): AuditEvent => ({
  organization_id: organizationId,
  actor: actorOf(context),
  result,
  request_id: context.requestId,
  ip_truncated: truncateIp(context.ip),
  ...deed,
});

/** Tells the audit log what was done, by whom. An audit that cannot be written stops nothing; it is logged. */
export const createAuditor = (identity: Pick<IdentityClient, 'recordAudit'>) => {
  const tell = async (event: AuditEvent, log: Logger): Promise<void> => {
    await identity
      .recordAudit(event)
      .catch((error: unknown) => log.error({ err: error, action: event.action }, 'audit not written'));
  };
  return {
    done: (context: RequestContext, member: Member, deed: Deed): Promise<void> =>
      tell(auditEventOf(context, member.organizationId, deed), context.log),
    /** Somebody of another organization tried; the owner's log tells so. */
    denied: (context: RequestContext, organizationId: string, deed: Deed): Promise<void> =>
      tell(auditEventOf(context, organizationId, { ...deed, result: 'denied' }), context.log),
    /** The platform did it by itself: a job, which stands for the request. */
    bySystem: (
      { log, jobId }: { log: Logger; jobId: string },
      organizationId: string,
      { result = 'success', ...deed }: Deed,
    ): Promise<void> =>
      tell(
        {
          organization_id: organizationId,
          actor: { id: '', kind: 'system' },
          result,
          request_id: jobId,
          ...deed,
        },
        log,
      ),
  };
};
export type Auditor = ReturnType<typeof createAuditor>;
