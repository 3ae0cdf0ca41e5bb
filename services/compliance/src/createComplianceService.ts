import { Router } from 'express';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';

export interface ComplianceDeps extends ServiceDeps {
  identity: IdentityClient;
}

export type ComplianceService = Service<typeof complianceInternal>;

/** Papers of a controller under the PDPA. */
export const createComplianceService = async ({
  database,
  logger,
}: ComplianceDeps): Promise<ComplianceService> => {
  await migrate({ database, service: 'compliance', migrations: [], logger });
  return {
    name: 'compliance',
    router: Router(),
    contract: complianceInternal,
    internal: createOutbox(database, ['subject_requests']),
    database,
    close: async () => {},
  };
};
