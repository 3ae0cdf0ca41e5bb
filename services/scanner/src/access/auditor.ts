import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ScanRecord } from '../scans/ScanRecord';

interface By {
  actor: { id: string; kind: 'user' | 'system' };
  requestId: string;
}

/** Tells the audit log what happened to scans. An audit that cannot be written stops nothing; it is logged. */
export const createAuditor =
  (identity: IdentityClient, logger: Logger) =>
  async (
    action: 'scan.start' | 'scan.cancel' | 'scan.finish',
    scan: ScanRecord,
    label: string,
    { actor, requestId }: By,
  ): Promise<void> => {
    await identity
      .recordAudit({
        organization_id: scan.organization_id,
        actor,
        action,
        target: { type: 'scan', id: String(scan._id), label },
        result: scan.status === 'failed' ? 'error' : 'success',
        request_id: requestId,
      })
      .catch((error: unknown) => logger.error({ err: error, action }, 'audit not written'));
  };
export type Auditor = ReturnType<typeof createAuditor>;
