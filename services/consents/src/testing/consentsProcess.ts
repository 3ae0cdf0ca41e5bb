import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { createStandIns, type TestSite } from './standIns';
import { startConsents } from './startConsents';

/**
 * The service in a process that a test can kill. Given by environment: TEST_URI, TEST_DATABASE, and TEST_SITE, the
 * website as JSON. Writes `ready {url}`.
 */
const run = async (): Promise<void> => {
  const { TEST_URI = '', TEST_DATABASE = '', TEST_SITE = '{}' } = process.env;
  const standIns = createStandIns();
  const given = JSON.parse(TEST_SITE) as TestSite;
  standIns.addSite({ ...given, versions: new Map([[given.version, given]]) });
  const database = await connectDatabase(TEST_URI, TEST_DATABASE, createLogger('silent'));
  const { url } = await startConsents(database, standIns);
  process.stdout.write(`ready ${url}\n`);
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
