import { readFileSync } from 'node:fs';
import { isRequestPurge } from '@yinyom/contracts/operations/erasures';
import { connectDatabase, PATIENT } from '@yinyom/service-kit/database/connectDatabase';
import { databaseUri } from '@yinyom/service-kit/database/databaseUri';
import { readErasures } from '@yinyom/service-kit/erasures/readErasures';
import { createLogger } from '@yinyom/service-kit/logger';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createLetterMailStore } from './letters/letterMail.store';
import { createRequestFileStore } from './request-files/requestFile.store';
import { createRequestStore } from './register/request.store';
import { purgeAgain } from './upkeep/purge';

/**
 * `node services/compliance/dist/applyErasures.start.js FILE`: deletes again, in restored data, what was personal in requests that
 * were purged since. Prints a line of JSON with how many; ends with 1 when the list cannot be read.
 */
const run = async (): Promise<void> => {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Say which list: applyErasures.start.js FILE');
  const lines = readErasures(readFileSync(file, 'utf8')).filter(isRequestPurge);
  const settings = loadSettings(process.env);
  const logger = createLogger('error');
  const uri = databaseUri(settings, 'COMPLIANCE_MONGODB_URI');
  const database = await connectDatabase(uri, `${settings.MONGODB_DATABASE}_compliance`, logger, PATIENT);
  try {
    const done = await purgeAgain(
      lines,
      createRequestStore(database),
      createLetterMailStore(database),
      createRequestFileStore(database),
      createRequestFileStore(database, 'answer_files'),
    );
    process.stdout.write(`${JSON.stringify(done)}\n`);
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
