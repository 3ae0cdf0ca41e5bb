import { Router } from 'express';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createApplicationAccess } from './access/applicationAccess';
import { bindConsentLogs } from './consent-logs/consentLogs.routes';
import { createConsentLogs } from './consent-logs/consentLogs.service';
import { createConsentStore } from './consents/consent.store';
import { bindConsents } from './consents/consents.routes';
import { createConsents } from './consents/consents.service';
import { PATIENCE_MS } from './documents/patience';
import { createReportFileStore } from './documents/reportFile.store';
import { bindReportPdf } from './exports/reportPdf.routes';
import { createReportPdf } from './documents/reportPdf.service';
import { createCounterStore } from './figures/counter.store';
import { createCurrentStore } from './exports/current.store';
import { createExportStore } from './exports/export.store';
import { createExportRunner } from './exports/exportRunner';
import { bindExports } from './exports/exports.routes';
import { createExports } from './exports/exports.service';
import { createExportFiles } from './exports/exportFiles';
import { bindFigures } from './figures/figures.routes';
import { createFigures } from './figures/figures.service';
import { bindMonthlyReport } from './figures/monthlyReport.routes';
import { createMonthlyReport } from './figures/monthlyReport.service';
import { createDecisionDesk, type DecisionDesk } from './ingest/decisionDesk';
import { bindIngest } from './ingest/ingest.routes';
import { createIngest } from './ingest/ingest.service';
import { createBatchFinder } from './sealing/batchFinder';
import { createBatchStore } from './sealing/batch.store';
import { createChainCheck } from './integrity/chainCheck';
import { createLedgerStore } from './ledger/ledger.store';
import { createLedgerWriter } from './ledger/ledgerWriter';
import { createMerkleProver } from './sealing/merkleProver';
import { createErasureStore } from './own-record/erasure.store';
import { bindOwnRecord } from './own-record/ownRecord.routes';
import { createOwnRecord } from './own-record/ownRecord.service';
import { createProof } from './proof/proof.service';
import { bindProof } from './proof/proof.routes';
import { createProofPdf } from './proof/proofPdf';
import { createProjectionStore } from './projection/projection.store';
import { createProjector } from './ledger/projector';
import { bindServed } from './served/served.routes';
import { createEvidenceMonths } from './retention/evidenceMonths';
import { createEvidenceRetention } from './retention/evidenceRetention';
import { createEvidenceStore } from './retention/evidence.store';
import { createNetworkStore } from './retention/network.store';
import { createNetworkRetention } from './retention/networkRetention';
import { createRootStore } from './sealing/root.store';
import { createSealer } from './sealing/sealer';
import { createLedgerKeyStore } from './sealing/ledgerKey.store';
import { LEDGER_KEYS } from './sealing/ledgerKeys';
import { openLedgerKeys } from './sealing/openLedgerKeys';
import { bindTransparency } from './sealing/transparency.routes';
import { createServedStore } from './served/served.store';
import { createDatabaseClock } from './database/databaseClock';
import { databaseOf } from './database/databaseOf';
import { applyShardKeys } from './sharding/shardDatabase';
import { createSightings } from './sightings/sightings';
import { createSiteDirectory, type WebsitesClient } from './sites/siteDirectory';

/** What the consents service needs: a database of its own and the services that know people and websites. */
export interface ConsentsDeps extends ServiceDeps {
  identity: IdentityClient;
  websites: WebsitesClient;
  /** How long somebody waits for a PDF before being told to fetch it later; default 8 s. */
  patienceMs?: number;
}

/** No other service calls this one so far. */
const contract = {};

export interface ConsentsService extends Service<typeof contract> {
  /** Takes decisions from a gateway in the same process. */
  decisions: DecisionDesk;
}

/**
 * Takes visitors' decisions, keeps them provable, and answers what owners ask about them.
 * @throws when the indexes that keep the ledger whole cannot be made
 */
export const createConsentsService = async (deps: ConsentsDeps): Promise<ConsentsService> => {
  const { settings, secrets, logger, database, identity, websites } = deps;
  const ledger = createLedgerStore(database);
  const projection = createProjectionStore(database);
  const batchStore = createBatchStore(database);
  const served = createServedStore(database);
  const roots = createRootStore(database);
  await ledger.ensureIndexes();
  await projection.ensureIndexes();
  await batchStore.ensureIndexes();
  await served.ensureIndexes();
  await roots.ensureIndexes();
  const exportStore = createExportStore(database);
  await exportStore.ensureIndexes();
  const network = createNetworkStore(database);
  await network.ensureIndexes();

  await applyShardKeys(databaseOf(database), logger);

  const writer = createLedgerWriter(ledger, projection);
  const projector = createProjector(ledger, projection, logger, writer);
  const counters = createCounterStore(database);
  const store = createConsentStore(database);
  const batches = createBatchFinder(batchStore);
  const directory = createSiteDirectory(websites);
  const figures = createFigures(projector, counters, served);
  const consents = createConsents({ store, counters, projector, batches });
  const secret = secrets.INGEST_SECRET;

  const clock = createDatabaseClock(database, logger);
  const keys = await openLedgerKeys({
    store: createLedgerKeyStore(database),
    roots,
    cipher: createDataCipher(secrets.DATA_SECRET, LEDGER_KEYS),
    clock,
    logger,
  });
  const sealer = createSealer({
    ledger,
    batches: batchStore,
    roots,
    projection,
    projector,
    keys,
    clock,
    logger,
  });
  sealer.start();
  const retention = createNetworkRetention(network, clock, logger);
  retention.start();
  const evidence = createEvidenceStore(database);
  const evidenceRetention = createEvidenceRetention({
    evidence,
    ledger,
    roots,
    projection,
    monthsOf: createEvidenceMonths(websites, identity, settings),
    clock,
    logger,
  });
  evidenceRetention.start();

  const router = Router();
  const idempotency = createIdempotency(database);
  await ensureIndexes(database);
  const bind = routeBinder(router, identity, idempotency);
  const access = createApplicationAccess(websites);
  const rateLimits = settings.RATE_LIMITS;
  const sightings = createSightings(websites);
  const gate = { directory, sightings };
  const ingest = createIngest({
    sightings,
    directory,
    writer,
    consents: store,
    projector,
    secret,
    rateLimits,
  });
  bindIngest(router, bind, gate, ingest);
  bindServed(router, bind, { gate, store: served, secret });
  const erasure = createErasureStore(database);
  bindOwnRecord(router, bind, gate, createOwnRecord(consents, erasure, projector, secret));
  const pdfs = createPdfMaker(logger);
  const reportFiles = createReportFileStore(database);
  await reportFiles.ensureIndexes();
  const report = createMonthlyReport(figures, websites, identity);
  const reportPdf = createReportPdf(report, reportFiles, pdfs, websites);
  const files = createExportFiles({
    stores: { ledger, counters, batches: batchStore, roots, current: createCurrentStore(database) },
    keys,
    figures,
    projector,
    websites,
    identity,
    reportPdf,
  });
  const runner = createExportRunner(exportStore, files.sourceOf, files.wholeFile, logger);
  await runner.resume();
  const exports = createExports(exportStore, runner);
  bindExports(bind, access, exports, identity);
  bindReportPdf(bind, access, reportPdf, exports, deps.patienceMs);
  bindTransparency(bind, directory, roots, keys);
  bindFigures(bind, access, websites, figures, settings);
  bindMonthlyReport(bind, access, report);
  bindConsents(bind, access, consents);
  const prover = createMerkleProver(ledger, batchStore, roots);
  const logs = createConsentLogs({ store, counters, projector, batches, prover, websites });
  bindConsentLogs(
    bind,
    access,
    logs,
    createChainCheck(ledger, batchStore, counters, projector, projection, roots, evidence, keys),
  );
  const proofPdf = createProofPdf(pdfs, deps.patienceMs ?? PATIENCE_MS);
  bindProof(bind, access, consents, createProof(logs, keys, identity, secret), identity, proofPdf);

  return {
    name: 'consents',
    router,
    contract,
    internal: {},
    database,
    decisions: createDecisionDesk(gate, ingest),
    close: async () => {
      await writer.idle();
      await runner.close();
      await sealer.close();
      await retention.close();
      await evidenceRetention.close();
      await pdfs.close();
      await projector.close();
    },
  };
};
