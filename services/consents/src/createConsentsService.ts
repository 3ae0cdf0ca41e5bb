import { Router } from 'express';
import { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { ingestQueue } from '@yinyom/service-kit/metrics/instruments';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createStores } from './createStores';
import { databaseOf } from './database/databaseOf';
import type { PastAlerts, PastScans } from './day-records/dayRecords.service';
import { createOwnRequestsInternal } from './own-record/ownRequestsInternal';
import { createSubjectRecordsInternal } from './own-record/subjectRecordsInternal';
import type { DecisionDesk } from './ingest/decisionDesk';
import { createCertificateInternal } from './sealing/certificates';
import { createLiveInternal } from './live/liveInternal';
import { createEvidenceInternal } from './proof/evidenceInternal';
import { applyShardKeys } from './sharding/shardDatabase';
import type { WebsitesClient } from './sites/siteDirectory';
import { createToldInternal } from './told/toldInternal';
import { createUnrecorded } from './unrecorded/unrecorded.service';
import { createWatchedInternal } from './watched/watchedInternal';
import { createIntake } from './wings/createIntake';
import { createLedger } from './wings/createLedger';
import { createPapers } from './wings/createPapers';
import { createReading } from './wings/createReading';
import { createSeals } from './wings/createSeals';
import { createSites } from './wings/createSites';

/** What the consents service needs: a database of its own and the services that know people and websites. */
export interface ConsentsDeps extends ServiceDeps {
  identity: IdentityClient;
  websites: WebsitesClient;
  /** Who knows past scans and alerts; without them the record of a day says that these are not known. */
  scanner?: PastScans;
  notify?: PastAlerts;
  /** How long somebody waits for a PDF before being told to fetch it later; default 8 s. */
  patienceMs?: number;
}

export interface ConsentsService extends Service<typeof consentsInternal> {
  /** Takes decisions from a gateway in the same process. */
  decisions: DecisionDesk;
}

/**
 * Takes visitors' decisions, keeps them provable, and answers what owners ask about them.
 * @throws when the indexes that keep the ledger whole cannot be made
 */
export const createConsentsService = async (deps: ConsentsDeps): Promise<ConsentsService> => {
  const { logger, database, identity, websites } = deps;
  await migrate({ database, service: 'consents', migrations: [], logger });
  const stores = await createStores(database, logger);
  await applyShardKeys(databaseOf(database), logger);
  const router = Router();
  const bind = routeBinder(router, identity, createIdempotency(database));
  await ensureIndexes(database, logger);

  const sites = createSites(websites);
  const ledger = createLedger(stores, logger);
  const seals = await createSeals({ ...deps, stores, ledger });
  const unrecorded = createUnrecorded(stores.unrecorded, logger);
  const parts = { ...deps, router, bind, stores, sites, ledger, seals, unrecorded };
  const decisions = createIntake(parts);
  const reading = createReading(parts);
  const papers = await createPapers({ ...parts, reading });

  const stopCounting = ingestQueue.ask(ledger.writer.waiting);

  return {
    name: 'consents',
    router,
    contract: consentsInternal,
    internal: {
      ...createToldInternal(database, stores, ledger.told),
      ...createWatchedInternal({ ...stores, projector: ledger.projector, chain: reading.chain }),
      ...createLiveInternal(stores),
      ...createOwnRequestsInternal(stores.ownRequests),
      ...createSubjectRecordsInternal({ ...reading, websites }),
      ...createCertificateInternal(seals.keys),
      ...createEvidenceInternal({
        ...stores,
        store: stores.consents,
        figures: reading.figures,
        prover: seals.prover,
        keys: seals.keys,
        websites,
      }),
    },
    database,
    decisions,
    close: async () => {
      stopCounting();
      await ledger.writer.idle();
      await unrecorded.close();
      await reading.weekly.close();
      await papers.close();
      await seals.close();
      await ledger.projector.close();
    },
  };
};
