import { readFileSync } from 'node:fs';
import { connectDatabase, PATIENT } from '@yinyom/service-kit/database/connectDatabase';
import { databaseUri } from '@yinyom/service-kit/database/databaseUri';
import { readErasures } from '@yinyom/service-kit/erasures/readErasures';
import { createLogger } from '@yinyom/service-kit/logger';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createStores } from './createStores';
import { createProjector } from './ledger/projector';
import { applyErasures } from './own-record/applyErasures';

/**
 * `node services/consents/dist/applyErasures.start.js FILE`: erases again, in restored data, what visitors had erased
 * since. Prints a line of JSON with how many; ends with 1 when the list cannot be read.
 */
const run = async (): Promise<void> => {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Say which list: applyErasures.start.js FILE');
  const lines = readErasures(readFileSync(file, 'utf8'));
  const settings = loadSettings(process.env);
  const logger = createLogger('error');
  const uri = databaseUri(settings, 'CONSENTS_MONGODB_URI');
  const database = await connectDatabase(uri, `${settings.MONGODB_DATABASE}_consents`, logger, PATIENT);
  try {
    const { erasure, ledger, projection } = await createStores(database);
    const projector = createProjector(ledger, projection, logger);
    process.stdout.write(`${JSON.stringify(await applyErasures(lines, erasure, projector))}\n`);
    await projector.close();
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
