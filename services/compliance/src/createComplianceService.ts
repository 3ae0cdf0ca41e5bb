import { Router } from 'express';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { createAuditor, type Auditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createErasureList, erasuresFile } from '@yinyom/service-kit/erasures/erasureList';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
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
import { createDocuments } from './createDocuments';
import type { EvidenceSources } from './incidents/evidence.service';
import { createIncidents } from './incidents/createIncidents';
import { createStores, type Stores } from './createStores';
import { createAnswerService } from './letters/answer.service';
import { createAnswerPages } from './letters/answerPages';
import type { CertificateSigner } from './letters/certificate.service';
import { createLetters } from './letters/createLetters';
import { createNewRequest } from './register/newRequest';
import { createSeals } from './register/seals';
import { bindSettingsRoutes } from './settings/settings.routes';
import { createSignedScans } from './signed-scans/createSignedScans';
import { createExpire } from './upkeep/expire';
import { createPurge } from './upkeep/purge';
import { createRemind } from './upkeep/remind';
import { resealRequests } from './upkeep/reseal';
import { resealIncidents } from './upkeep/resealIncidents';
import { startUpkeep, UPKEEP_MS } from './upkeep/startUpkeep';
import { createTidy } from './upkeep/tidy';

export interface ComplianceDeps extends ServiceDeps {
  identity: IdentityClient;
  websites: Pick<
    InternalHandlers<typeof websitesInternal>,
    'getPublishedSite' | 'websiteFacts' | 'listApplicationIds'
  >;
  consents: CertificateSigner & EvidenceSources['consents'];
  /** For tests: the time, where days have to pass. */
  now?: () => Date;
  /** For tests: how often upkeep runs, in milliseconds. */
  upkeepMs?: number;
  /** For tests: how long a caller waits for a PDF, in milliseconds. */
  patienceMs?: number;
}

export type ComplianceService = Service<typeof complianceInternal>;

/** What time does to requests. */
const upkeepOf = (
  { identity, logger, settings, upkeepMs = UPKEEP_MS }: ComplianceDeps,
  stores: Stores,
  auditor: Auditor,
  now: () => Date,
) => {
  const list = createErasureList(erasuresFile(settings), logger);
  const { requests } = stores;
  return startUpkeep({
    runs: [
      createPurge({ requests, list, auditor, logger, now }),
      createExpire({ ...stores, now }),
      createRemind({ requests, now }),
      createTidy({ ...stores, identity }),
    ],
    everyMs: upkeepMs,
    logger,
  });
};

/** Papers of a controller under the PDPA; of them, the requests of data subjects. */
export const createComplianceService = async (deps: ComplianceDeps): Promise<ComplianceService> => {
  const { secrets, database, logger, identity } = deps;
  const now = deps.now ?? (() => new Date());
  await migrate({ database, service: 'compliance', migrations: [], logger });
  const stores = createStores(database);
  const { requests, settings } = stores;
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);

  const seals = createSeals(secrets.DATA_SECRET);
  const auditor = createAuditor(identity);
  const access = createRequestAccess(identity, requests);
  const show = createToRequest(seals);
  const newRequest = createNewRequest({ ...stores, seals, now });
  const letters = createLetters({ seals, identity, ...consoleHosts(deps.settings), now });
  const parts = { requests, settings, seals, access, now };

  await skipDamaged('requests of data subjects', logger, () => resealRequests(requests, seals, logger));
  const scans = createSignedScans({ files: stores.paperFiles, ring: secrets.DATA_SECRET, now });
  await skipDamaged('files of papers', logger, () => scans.reseal(logger));
  const upkeep = upkeepOf(deps, stores, auditor, now);

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  bindRequestRoutes(bind, {
    requests,
    show,
    access,
    auditor,
    read: createReadService({ ...stores, seals, show, now }),
    edit: createEditService({ ...parts, newRequest }),
    tasks: createTasksService(parts),
    close: createCloseService({ ...parts, letters }),
  });
  const answers = createAnswerService({ ...stores, seals, identity, now });
  const form = createFormService({ ...deps, ...stores, seals, newRequest, now });
  bindFormRoutes(bind, form);
  const documents = createDocuments({ deps, stores, bind, access, auditor, seals, now });
  const parted = { ring: secrets.DATA_SECRET, stores, bind, access, auditor, now };
  const incidents = createIncidents({ deps, ...parted });
  await skipDamaged('incidents', logger, () => resealIncidents(stores.incidents, incidents.seals, logger));
  bindSettingsRoutes(bind, { settings, auditor, assignee: access.assignee, now });

  return {
    name: 'compliance',
    router,
    contract: complianceInternal,
    internal: {
      ...createOutbox(database, ['subject_requests']),
      ...incidents.internal,
      watchRequests: ({ organization_id, unassigned_before }) =>
        requests.watched(organization_id, new Date(unassigned_before), now()),
    },
    pages: Router().use(
      createAnswerPages(answers),
      createFormPages({ form, ring: secrets.DATA_SECRET, now }),
    ),
    database,
    close: async () => {
      await upkeep.stop();
      await documents.close();
      await incidents.close();
    },
  };
};
