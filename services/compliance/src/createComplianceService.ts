import { Router } from 'express';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createErasureList, erasuresFile } from '@yinyom/service-kit/erasures/erasureList';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createCloseService } from './administration/close.service';
import { createEditService } from './administration/edit.service';
import { createReadService } from './administration/read.service';
import { createRequestAccess } from './administration/requestAccess';
import { bindRequestRoutes } from './administration/requests.routes';
import { createTasksService } from './administration/tasks.service';
import { createToRequest } from './administration/toRequest';
import { bindFormRoutes } from './form/form.routes';
import { createFormPages } from './form/formPages';
import { createFormService } from './form/form.service';
import { createUnverifiedStore } from './form/unverified.store';
import { createNewRequest } from './register/newRequest';
import { createNumberStore } from './register/number.store';
import { createRequestStore } from './register/request.store';
import { createSeals } from './register/seals';
import { bindSettingsRoutes } from './settings/settings.routes';
import { createSettingsStore } from './settings/settings.store';
import { createPurge } from './upkeep/purge';
import { resealRequests } from './upkeep/reseal';
import { startUpkeep, UPKEEP_MS } from './upkeep/startUpkeep';
import { createTidy } from './upkeep/tidy';

export interface ComplianceDeps extends ServiceDeps {
  identity: IdentityClient;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'getPublishedSite'>;
  /** For tests: the time, where days have to pass. */
  now?: () => Date;
  /** For tests: how often upkeep runs, in milliseconds. */
  upkeepMs?: number;
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
  const unverified = createUnverifiedStore(database);
  const counters = createCounters(database, 'request_mailboxes');
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);

  const seals = createSeals(secrets.DATA_SECRET);
  const auditor = createAuditor(identity);
  const access = createRequestAccess(identity, requests);
  const show = createToRequest(seals);
  const newRequest = createNewRequest({ requests, numbers, seals, now });
  const parts = { requests, settings, seals, access, now };

  await skipDamaged('requests of data subjects', logger, () => resealRequests(requests, seals, logger));
  const list = createErasureList(erasuresFile(deps.settings), logger);
  const upkeep = startUpkeep({
    runs: [
      createPurge({ requests, list, auditor, logger, now }),
      createTidy({ requests, numbers, unverified, settings, identity }),
    ],
    everyMs: deps.upkeepMs ?? UPKEEP_MS,
    logger,
  });

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  bindRequestRoutes(bind, {
    requests,
    show,
    access,
    auditor,
    read: createReadService({ requests, unverified, seals, show, now }),
    edit: createEditService({ ...parts, newRequest }),
    tasks: createTasksService(parts),
    close: createCloseService(parts),
  });
  const form = createFormService({
    ...{ unverified, requests, settings, counters, seals, newRequest, identity, logger, now },
    websites: deps.websites,
  });
  bindFormRoutes(bind, form);
  const pages = createFormPages({
    ...{ form, now },
    ring: secrets.DATA_SECRET,
    languageOf: (res) => contextOf(res).lang,
  });
  bindSettingsRoutes(bind, { settings, auditor, assignee: access.assignee, now });

  return {
    name: 'compliance',
    router,
    contract: complianceInternal,
    internal: createOutbox(database, ['subject_requests']),
    pages,
    database,
    close: () => upkeep.stop(),
  };
};
