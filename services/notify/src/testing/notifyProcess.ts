import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import { identityStandIn } from '@yinyom/testing/identityStandIn';
import { testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import { createNotifyService } from '../createNotifyService';
import { sourcesStandIn } from './sources';
import { storedLedger } from './storedLedger';

/**
 * The service in a process that a test can kill, reading facts and decisions that are stored beside it. Given by
 * environment: TEST_URI, TEST_DATABASE, TEST_FACTS (a database).
 */
const run = async (): Promise<void> => {
  const { TEST_URI = '', TEST_DATABASE = '', TEST_FACTS = '' } = process.env;
  const logger = createLogger('silent');
  const facts = await connectDatabase(TEST_URI, TEST_FACTS, logger);
  const ledger = storedLedger(facts);
  const nothing = sourcesStandIn();
  await createNotifyService({
    settings: testSettings(),
    secrets: testSecrets,
    logger,
    database: await connectDatabase(TEST_URI, TEST_DATABASE, logger),
    identity: identityStandIn().client,
    websites: {
      ...nothing.websites.client,
      ...createOutbox(facts, ['facts']),
      listApplicationIds: ledger.listApplicationIds,
    },
    consents: { ...nothing.consents.client, ...ledger.client },
    scanner: nothing.scanner.client,
    pace: { eventsMs: 40, ledgersMs: 40, tickMs: 40, leaseMs: 1_000, holdMs: 5_000 },
  });
  process.stdout.write('ready\n');
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
