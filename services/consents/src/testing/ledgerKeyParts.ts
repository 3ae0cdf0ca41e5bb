import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createLogger } from '@yinyom/service-kit/logger';
import type { Connection } from 'mongoose';
import { createDatabaseClock } from '../database/databaseClock';
import { createLedgerKeyStore } from '../sealing/ledgerKey.store';
import { LEDGER_KEYS } from '../sealing/ledgerKeys';
import type { LedgerKeyParts } from '../sealing/openLedgerKeys';
import { createRootStore } from '../sealing/root.store';

/** What the keys of a ledger are opened with, as the service does. @param ring DATA_SECRET */
export const ledgerKeyParts = (database: Connection, ring: KeyRing): LedgerKeyParts => {
  const logger = createLogger('silent');
  return {
    store: createLedgerKeyStore(database),
    roots: createRootStore(database),
    cipher: createDataCipher(ring, LEDGER_KEYS),
    clock: createDatabaseClock(database, logger),
    logger,
  };
};
