import { Router } from 'express';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createCloseService } from './administration/close.service';
import { createEditService } from './administration/edit.service';
import { createReadService } from './administration/read.service';
import { createRequestAccess } from './administration/requestAccess';
import { bindRequestRoutes } from './administration/requests.routes';
import { createTasksService } from './administration/tasks.service';
import { createToRequest } from './administration/toRequest';
import { createNewRequest } from './register/newRequest';
import { createNumberStore } from './register/number.store';
import { createRequestStore } from './register/request.store';
import { createSeals } from './register/seals';
import { bindSettingsRoutes } from './settings/settings.routes';
import { createSettingsStore } from './settings/settings.store';

export interface ComplianceDeps extends ServiceDeps {
  identity: IdentityClient;
  /** For tests: the time, where days have to pass. */
  now?: () => Date;
}

export type ComplianceService = Service<typeof complianceInternal>;

/** Papers of a controller under the PDPA; of them, the requests of data subjects. */
export const createComplianceService = async (deps: ComplianceDeps): Promise<ComplianceService> => {
  const { secrets, database, logger, identity } = deps;
  const now = deps.now ?? (() => new Date());
  await migrate({ database, service: 'compliance', migrations: [], logger });
  const requests = createRequestStore(database);
  const numbers = createNumberStore(database);
  const settings = createSettingsStore(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);

  const seals = createSeals(secrets.DATA_SECRET);
  const auditor = createAuditor(identity);
  const access = createRequestAccess(identity, requests);
  const show = createToRequest(seals);
  const newRequest = createNewRequest({ requests, numbers, seals, now });
  const parts = { requests, settings, seals, access, now };

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  bindRequestRoutes(bind, {
    requests,
    show,
    access,
    auditor,
    read: createReadService({ requests, seals, show, now }),
    edit: createEditService({ ...parts, newRequest }),
    tasks: createTasksService(parts),
    close: createCloseService(parts),
  });
  bindSettingsRoutes(bind, { settings, auditor, assignee: access.assignee, now });

  return {
    name: 'compliance',
    router,
    contract: complianceInternal,
    internal: createOutbox(database, ['subject_requests']),
    database,
    close: async () => {},
  };
};
