import { parseArgs } from 'node:util';
import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { createDatabaseClock } from './database/databaseClock';
import { createLedgerKeyStore } from './sealing/ledgerKey.store';
import { LEDGER_KEYS } from './sealing/ledgerKeys';
import { changeLedgerKey } from './sealing/openLedgerKeys';
import { createRootStore } from './sealing/root.store';

/**
 * `node services/consents/dist/changeLedgerKey.start.js [--lost]`: gives the ledger a new key. Reads the settings that the
 * service runs with; without an address it asks the embedded database of DATA_DIR. `--lost`: the DATA_SECRET of the old key
 * is lost.
 */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { lost: { type: 'boolean' } } });
  const { database, logger, settings } = await connectAsOperator('consents', {
    level: 'warn',
    embedded: true,
  });
  try {
    const parts = {
      store: createLedgerKeyStore(database),
      roots: createRootStore(database),
      cipher: createDataCipher(generatedSecrets(settings).DATA_SECRET, LEDGER_KEYS),
      clock: createDatabaseClock(database, logger),
      logger,
    };
    const { before, now } = await changeLedgerKey(parts, values);
    process.stdout.write(`before: ${before}\nnow: ${now}\n`);
  } finally {
    await database.close();
  }
};

runProgram(run);
