import { Router } from 'express';
import type { Connection } from 'mongoose';
import { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { parseAllow } from '@yinyom/service-kit/egress/egressSettings';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createApplicationAccess } from './access/applicationAccess';
import { createMemberName } from './access/memberName';
import type { WebsitesClient } from './access/WebsitesClient';
import { bindAllowedRoutes } from './allowed-findings/allowed.routes';
import { createAllowedService } from './allowed-findings/allowed.service';
import { createAllowedStore } from './allowed-findings/allowed.store';
import { bindCheckRoutes } from './checks/checks.routes';
import { createChecksService } from './checks/checks.service';
import { createCheckLimits } from './checks/checkLimits';
import { createCheckStore, type CheckStore } from './checks/check.store';
import { createCheckSweep } from './checks/sweepChecks';
import { createDelivery } from './delivery/deliver';
import { createReporter } from './delivery/reporter';
import { bindDiscoveryRoutes } from './discovery/discovery.routes';
import { createDiscoveryService } from './discovery/discovery.service';
import { createAgenda } from './jobs/createAgenda';
import { createScanQueue, type ScanQueue } from './jobs/scanQueue';
import { startJobs } from './jobs/startJobs';
import { createSweep } from './jobs/sweep';
import { schedulePurge } from './purge/schedulePurge';
import { createDayCounterStore } from './scans/dayCounter.store';
import { createResultStore, type ResultStore } from './scans/result.store';
import { createLeakService, type LeakService } from './leak-watch/leak.service';
import { bindLeakRoutes } from './leak-watch/leak.routes';
import { createLeakReportPdf } from './leak-watch/leakReportPdf';
import { createLeakStore, type LeakStore } from './leak-watch/leak.store';
import { createLeakKeys, LEAK_SECRETS } from './leak-watch/leakKeys';
import { createScannedForms } from './leak-watch/scannedForms';
import { createLeakTakeOver } from './leak-watch/takeOverLeaks';
import { bindLibraryRoutes } from './library/library.routes';
import { bindScanRoutes } from './scans/scans.routes';
import { createScansService } from './scans/scans.service';
import { createScanStore, type ScanStore } from './scans/scan.store';
import { createLookInternal } from './scans/lookInternal';
import { createOrderInternal } from './scans/orderInternal';
import { createPastInternal } from './scans/pastInternal';
import { createScannedHosts } from './scans/scannedHosts';
import { createScanStream } from './scans/scanStream';
import { bindScheduleRoutes } from './schedule/schedule.routes';
import { createScheduleService } from './schedule/schedule.service';
import { createScheduleStore } from './schedule/schedule.store';
import { createWatchedInternal } from './watched/watchedInternal';

interface Deps extends ServiceDeps {
  identity: IdentityClient;
  websites: WebsitesClient;
  /** For tests: how often jobs and plans are looked for. */
  every?: { jobsMs: number; tidyMs: number; lockMs: number };
  /** For tests: how long somebody waits for a document that is drawn, in milliseconds. */
  patienceMs?: number;
}

/** What other services ask: what happened, what is watched, how far scans are. */
const internalOf = (
  database: Connection,
  { scans, results, leaks }: { scans: ScanStore; results: ResultStore; leaks: LeakStore },
) => ({
  ...createOutbox(database, ['scans']),
  ...createWatchedInternal(scans, results, leaks),
  ...createLookInternal(scans),
  ...createPastInternal(scans, results),
  ...createScannedHosts(scans, results),
  ...createScannedForms(leaks),
});

const storesOf = (database: Connection) => ({
  scans: createScanStore(database),
  results: createResultStore(database),
  allowed: createAllowedStore(database),
  counters: createDayCounterStore(database),
  schedules: createScheduleStore(database),
  checks: createCheckStore(database),
  leaks: createLeakStore(database),
});

/** Which addresses may be scanned. */
const rulesOf = (settings: ServiceDeps['settings']) => ({
  allow: parseAllow(settings.SCANNER_ALLOW),
  ownHosts: consoleHosts(settings).names,
});

/** What anybody may have checked. */
const checksOf = ({ identity, settings, database }: Deps, checks: CheckStore, queue: ScanQueue) =>
  createChecksService({
    queue,
    identity,
    checks,
    rules: rulesOf(settings),
    limits: createCheckLimits(database, settings.RATE_LIMITS),
  });

/** What websites publish of people: their keys, what Admins ask, and what scans hand over. */
const leaksOf = async ({ secrets, logger, identity }: Deps, store: LeakStore) => {
  const keys = createLeakKeys(createDataCipher(secrets.DATA_SECRET, LEAK_SECRETS), store);
  await skipDamaged('secrets of leak watch', logger, () => keys.reseal(logger));
  return {
    leaks: createLeakService({ store, keys, identity }),
    takeOverLeaks: createLeakTakeOver(store, keys, logger),
  };
};

/** What draws reports for data protection officers. */
const reportsOf = ({ logger, identity, patienceMs = PATIENCE_MS }: Deps, leaks: LeakService) => {
  const pdfs = createPdfMaker(logger);
  return { pdfs, reportPdf: createLeakReportPdf({ leaks, identity, pdfs, patienceMs }) };
};

/** Scans of websites: asked for here, made by workers, their results taken over here. */
export const createScannerService = async (deps: Deps): Promise<Service<typeof scannerInternal>> => {
  const { settings, database, logger, identity, websites, every } = deps;
  await migrate({ database, service: 'scanner', migrations: [], logger });
  const stores = storesOf(database);
  const { scans, allowed } = stores;
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);
  const { leaks, takeOverLeaks } = await leaksOf(deps, stores.leaks);

  const agenda = await createAgenda(database, logger, every && { processEvery: every.jobsMs });
  const queue = createScanQueue(agenda);
  const access = createApplicationAccess(websites);
  const auditor = createAuditor(identity);
  const stream = createScanStream();
  const service = createScansService({ ...stores, leaks, queue, websites, rules: rulesOf(settings) });
  const plans = stores.schedules;
  const schedules = createScheduleService({ schedules: plans, scans: service, websites, identity, logger });

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  const nameOf = createMemberName(identity);
  bindScanRoutes(bind, { scans: service, access, stream, auditor, nameOf });
  bindAllowedRoutes(bind, { allowed: createAllowedService(allowed), access, auditor, nameOf });
  const { pdfs, reportPdf } = reportsOf(deps, leaks);
  bindLeakRoutes(bind, { leaks, reportPdf, access, auditor, nameOf });
  bindScheduleRoutes(bind, { schedules, access });
  bindLibraryRoutes(bind, { access });
  bindDiscoveryRoutes(router, bind, { websites, discovery: createDiscoveryService(websites) });

  if (settings.PUBLIC_CHECKS) bindCheckRoutes(bind, checksOf(deps, stores.checks, queue));

  const reporter = createReporter(identity, plans, scans);
  const deliver = createDelivery({ ...stores, takeOverLeaks, websites, reporter, auditor, logger });
  const jobs = await startJobs({
    agenda,
    deliver,
    schedules,
    sweeps: [createSweep({ scans, queue, websites }), createCheckSweep(stores.checks, queue)],
    countQueued: scans.countQueued,
    logger,
    ...(every && { tidyEveryMs: every.tidyMs, lockMs: every.lockMs }),
  });

  const purge = schedulePurge({ ...stores, websites }, logger);
  const orders = createOrderInternal({ scans: service, websites, nameOf });

  return {
    name: 'scanner',
    router,
    contract: scannerInternal,
    internal: { ...internalOf(database, stores), ...orders },
    database,
    close: async () => {
      stream.close();
      await purge.stop();
      await pdfs.close();
      await jobs.close();
    },
  };
};
