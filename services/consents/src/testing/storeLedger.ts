import { createLogger } from '@yinyom/service-kit/logger';
import type { Connection } from 'mongoose';
import { createDatabaseClock } from '../database/databaseClock';
import { createLedgerStore } from '../ledger/ledger.store';
import { createProjectionStore } from '../projection/projection.store';
import { createProjector } from '../ledger/projector';
import { createBatchStore } from '../sealing/batch.store';
import { createRootStore } from '../sealing/root.store';
import { createSealer } from '../sealing/sealer';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import { openLedgerKeys } from '../sealing/openLedgerKeys';
import { ledgerStory } from './ledgerStory';
import { ledgerKeyParts } from './ledgerKeyParts';
import { DATA_SECRET, type TestSite } from './standIns';

interface Told {
  count: number;
  clients: number;
  start: number;
  stepMs: number;
  /** Everything that was due at this moment is sealed and signed. */
  sealedAt: Date;
  /** Default: the installation's own key. */
  signWith?: Pick<LedgerKeys, 'current'>;
}

/** Puts a story into the ledger of a site, counted, sealed and signed. @returns its records */
export const storeLedger = async (database: Connection, site: TestSite, told: Told) => {
  const { sealedAt, signWith, ...story } = told;
  const ledger = createLedgerStore(database);
  const projection = createProjectionStore(database);
  const roots = createRootStore(database);
  const logger = createLogger('silent');
  const projector = createProjector(ledger, projection, logger);
  const keys = signWith ?? (await openLedgerKeys(ledgerKeyParts(database, DATA_SECRET)));
  const clock = createDatabaseClock(database, logger);
  const batches = createBatchStore(database);
  const sealer = createSealer({ ledger, batches, roots, projection, projector, keys, clock, logger });
  for (const store of [ledger, projection, batches, roots]) await store.ensureIndexes();
  const records = ledgerStory({ site, ...story });
  for (let from = 0; from < records.length; from += 1_000)
    await ledger.append(records.slice(from, from + 1_000));
  await projection.register(site.application_id);
  await projector.catchUp(site.application_id);
  await sealer.seal(site.application_id, sealedAt);
  return records;
};
