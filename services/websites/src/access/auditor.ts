import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';

interface Event {
  action: AuditAction;
  target: { type: string; id: string; label: string };
  result?: 'success' | 'denied';
  changes?: { field: string; before: unknown; after: unknown }[];
}

/** Tells the audit log what was done, by whom. An audit that cannot be written fails no request; it is logged. */
export const createAuditor = (identity: IdentityClient) => {
  const record = async (context: RequestContext, organizationId: string, event: Event): Promise<void> => {
    const { result = 'success', ...what } = event;
    await identity
      .recordAudit({
        organization_id: organizationId,
        actor: { id: context.caller?.userId ?? '', kind: 'user' },
        result,
        request_id: context.requestId,
        ip_truncated: truncateIp(context.ip),
        ...what,
      })
      .catch((error: unknown) =>
        context.log.error({ err: error, action: event.action }, 'audit not written'),
      );
  };
  return {
    done: (context: RequestContext, member: Member, event: Omit<Event, 'result'>): Promise<void> =>
      record(context, member.organizationId, event),
    /** Somebody of another organization tried; the owner's log tells so. */
    denied: (context: RequestContext, organizationId: string, event: Omit<Event, 'result'>): Promise<void> =>
      record(context, organizationId, { ...event, result: 'denied' }),
  };
};
export type Auditor = ReturnType<typeof createAuditor>;
