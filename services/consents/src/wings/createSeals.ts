import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { ConsentsDeps } from '../createConsentsService';
import type { Stores } from '../createStores';
import { createDatabaseClock } from '../database/databaseClock';
import { createEvidenceMonths } from '../retention/evidenceMonths';
import { createEvidenceRetention } from '../retention/evidenceRetention';
import { createNetworkRetention } from '../retention/networkRetention';
import { createBatchFinder } from '../sealing/batchFinder';
import { LEDGER_KEYS } from '../sealing/ledgerKeys';
import { createMerkleProver } from '../sealing/merkleProver';
import { openLedgerKeys } from '../sealing/openLedgerKeys';
import { createSealer } from '../sealing/sealer';
import { watchLedgers } from '../sealing/watchLedgers';
import type { Ledger } from './createLedger';

interface Parts extends Pick<
  ConsentsDeps,
  'settings' | 'secrets' | 'logger' | 'database' | 'identity' | 'websites'
> {
  stores: Stores;
  ledger: Ledger;
}

/** What time does to the ledger: its days are signed, and what may not be kept any longer is removed. */
export const createSeals = async ({ stores, ledger: { projector }, ...deps }: Parts) => {
  const { settings, secrets, logger, identity, websites } = deps;
  const { ledger, batches, roots, projection, evidence } = stores;
  const clock = createDatabaseClock(deps.database, logger);
  const cipher = createDataCipher(secrets.DATA_SECRET, LEDGER_KEYS);
  const keys = await openLedgerKeys({ store: stores.ledgerKeys, roots, cipher, clock, logger });
  const monthsOf = createEvidenceMonths(websites, identity, settings);
  const works = [
    createSealer({ ledger, batches, roots, projection, projector, keys, clock, logger }),
    createNetworkRetention(stores.network, clock, logger),
    createEvidenceRetention({ evidence, ledger, roots, projection, monthsOf, clock, logger }),
  ];
  for (const work of works) work.start();
  const stopWatching = watchLedgers({ ledger, roots, projection });
  return {
    keys,
    batches: createBatchFinder(batches),
    prover: createMerkleProver(ledger, batches, roots),
    close: async (): Promise<void> => {
      stopWatching();
      for (const work of works) await work.close();
    },
  };
};
export type Seals = Awaited<ReturnType<typeof createSeals>>;
