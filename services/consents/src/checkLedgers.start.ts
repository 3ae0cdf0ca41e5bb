import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { createStores } from './createStores';
import { createDatabaseClock } from './database/databaseClock';
import { checkAllLedgers } from './integrity/checkAllLedgers';
import { createChainCheck } from './integrity/chainCheck';
import { createProjector } from './ledger/projector';
import { LEDGER_KEYS } from './sealing/ledgerKeys';
import { openLedgerKeys } from './sealing/openLedgerKeys';

/**
 * `node services/consents/dist/checkLedgers.start.js`: recomputes the ledger of every website from what is stored, with
 * the settings that the service runs with. Prints a line of JSON for each website; ends with 1 when one is not as it was
 * written, or cannot be opened with DATA_SECRET.
 */
const run = async (): Promise<void> => {
  const { database, logger, settings } = await connectAsOperator('consents');
  try {
    const stores = await createStores(database);
    const clock = createDatabaseClock(database, logger);
    const cipher = createDataCipher(generatedSecrets(settings).DATA_SECRET, LEDGER_KEYS);
    const { ledgerKeys: store, roots, ledger, projection } = stores;
    const keys = await openLedgerKeys({ store, roots, cipher, clock, logger });
    const projector = createProjector(ledger, projection, logger);
    const chain = createChainCheck({ ...stores, projector, keys });
    for await (const checked of checkAllLedgers(database, chain)) {
      process.stdout.write(`${JSON.stringify(checked)}\n`);
      if (!checked.ok) process.exitCode = 1;
    }
    await projector.close();
  } finally {
    await database.close();
  }
};

runProgram(run);
