import type { Connection } from 'mongoose';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createTallyStore } from '@yinyom/service-kit/limits/tallyStore';
import type { Logger } from '@yinyom/service-kit/logger';
import { createConsentStore } from './consents/consent.store';
import { createReportFileStore } from './documents/reportFile.store';
import { createCurrentStore } from './exports/current.store';
import { createExportStore } from './exports/export.store';
import { createCounterStore } from './figures/counter.store';
import { createLedgerStore } from './ledger/ledger.store';
import { createErasureNoteStore } from './own-record/erasureNote.store';
import { createOwnRequestStore } from './own-record/ownRequest.store';
import { createErasureStore } from './own-record/erasure.store';
import { createPortfolioReportStore } from './portfolio-reports/portfolioReport.store';
import { createProjectionStore } from './projection/projection.store';
import { createEvidenceStore } from './retention/evidence.store';
import { createNetworkStore } from './retention/network.store';
import { createBatchStore } from './sealing/batch.store';
import { createLedgerKeyStore } from './sealing/ledgerKey.store';
import { createRootStore } from './sealing/root.store';
import { createServedStore } from './served/served.store';
import { createUnrecordedStore } from './unrecorded/unrecorded.store';

/**
 * Every collection of the service, with its indexes.
 * @param logger hears of collections that are damaged; without one they fail the call
 * @throws when the indexes that keep the ledger whole cannot be made
 */
export const createStores = async (database: Connection, logger?: Logger) => {
  const stores = {
    ledger: createLedgerStore(database),
    projection: createProjectionStore(database),
    batches: createBatchStore(database),
    served: createServedStore(database),
    roots: createRootStore(database),
    exports: createExportStore(database),
    network: createNetworkStore(database),
    reportFiles: createReportFileStore(database),
    portfolioReports: createPortfolioReportStore(database),
    ledgerKeys: createLedgerKeyStore(database),
    evidence: createEvidenceStore(database),
    counters: createCounterStore(database),
    tallies: createTallyStore(database),
    consents: createConsentStore(database),
    current: createCurrentStore(database),
    erasure: createErasureStore(database),
    erasureNotes: createErasureNoteStore(database),
    ownRequests: createOwnRequestStore(database),
    unrecorded: createUnrecordedStore(database),
  };
  for (const [name, store] of Object.entries(stores))
    if ('ensureIndexes' in store)
      await (logger ? skipDamaged(`indexes of ${name}`, logger, store.ensureIndexes) : store.ensureIndexes());
  return stores;
};
export type Stores = Awaited<ReturnType<typeof createStores>>;
