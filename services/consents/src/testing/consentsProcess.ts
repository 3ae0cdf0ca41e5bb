import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { createStandIns, type TestSite } from './standIns';
import { startConsents } from './startConsents';

/**
 * The service in a process that a test can kill. Given by environment: TEST_URI, TEST_DATABASE, TEST_SITE, the website
 * as JSON (or several in TEST_SITES), and TEST_ADMIN, a user who is their Admin. Writes `ready {url}`.
 */
const run = async (): Promise<void> => {
  const { TEST_URI = '', TEST_DATABASE = '', TEST_SITE = '{}', TEST_SITES, TEST_ADMIN } = process.env;
  const standIns = createStandIns();
  const sites = JSON.parse(TEST_SITES ?? `[${TEST_SITE}]`) as TestSite[];
  for (const given of sites) {
    standIns.addSite({ ...given, versions: new Map([[given.version, given]]) });
    if (TEST_ADMIN) standIns.roles.set(`${TEST_ADMIN} ${given.organization_id}`, 1000);
  }
  const database = await connectDatabase(TEST_URI, TEST_DATABASE, createLogger('silent'));
  const { url } = await startConsents(database, standIns);
  process.stdout.write(`ready ${url}\n`);
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
