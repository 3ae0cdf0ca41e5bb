import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase, PATIENT } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
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
  const settings = loadSettings(process.env);
  const name = `${settings.MONGODB_DATABASE}_consents`;
  const socket = path.resolve(settings.DATA_DIR, 'database', `mongo-${name}.sock`);
  const uri =
    settings.CONSENTS_MONGODB_URI ?? settings.MONGODB_URI ?? `mongodb://${encodeURIComponent(socket)}/`;
  const logger = createLogger('warn');
  const database = await connectDatabase(uri, name, logger, PATIENT);
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

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
