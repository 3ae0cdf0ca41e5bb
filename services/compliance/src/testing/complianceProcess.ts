import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { startCompliance } from './startCompliance';

/**
 * The service in a process that a test can kill; it orders a binder by itself. Given by environment: TEST_URI, TEST_DATABASE and
 * TEST_ORDER, the body of the order as JSON. Writes `ordered {id}`.
 */
const run = async (): Promise<void> => {
  const { TEST_URI = '', TEST_DATABASE = '', TEST_ORDER = '{}' } = process.env;
  const connection = await connectDatabase(TEST_URI, TEST_DATABASE, createLogger('silent'));
  const compliance = await startCompliance({
    database: { connect: async () => connection, close: async () => {} },
    jobs: { leaseMs: 1_000, everyMs: 200 },
  });
  const order: unknown = JSON.parse(TEST_ORDER);
  const { body } = await compliance.officer('POST', `/organizations/${OURS}/binders`, order);
  process.stdout.write(`ordered ${String(body.id)}\n`);
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
