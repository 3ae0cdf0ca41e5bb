import { createLogger, type Logger } from '@yinyom/service-kit/logger';
import { identityStandIn } from '@yinyom/testing/identityStandIn';
import { startServiceHarness, testSecrets, testSettings, type Sending } from '@yinyom/testing/serviceHarness';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createScannerService } from '../createScannerService';
import type { RunScan } from '../worker/RunScan';
import { startWorking } from '../worker/startWorking';
import { websitesStandIn } from './websitesStandIn';

/** How often what is due is looked for, in milliseconds. */
interface Pace {
  jobsMs: number;
  tidyMs: number;
  lockMs: number;
  /** Between two signs of life of a worker. */
  beatMs: number;
}

/**
 * Each look asks the database, which shares this thread: seven questions every 50 ms would take half a processor for as long as a
 * test lasts, whatever it waits for.
 */
const OFTEN: Pace = { jobsMs: 100, tidyMs: 300, lockMs: 2_000, beatMs: 100 };
/** For scans with the real browser, which take many seconds. */
export const SELDOM: Pace = { jobsMs: 500, tidyMs: 2_000, lockMs: 10_000, beatMs: 1_000 };

/** The service on a real database, over real HTTP, between stand-ins of the two services that it asks. */
export const startScanner = async (
  env: Record<string, string> = {},
  { logger = createLogger('silent'), pace = OFTEN }: { logger?: Logger; pace?: Pace } = {},
) => {
  const database = await startTestDatabase();
  const identity = identityStandIn();
  const websites = websitesStandIn();
  const connection = await database.connect('scanner');
  const deps = {
    settings: testSettings({ PUBLIC_URL: 'https://consent.example.com', ...env }),
    secrets: testSecrets,
    logger,
    identity: identity.client,
    websites: websites.client,
    every: pace,
    // Documents are drawn however busy the machine is.
    patienceMs: 600_000,
  };
  const service = await createScannerService({ ...deps, database: connection });
  const harness = await startServiceHarness(service);
  const closing: (() => Promise<void>)[] = [];
  const token = (user: string) => harness.tokenFor(user, `session-of-${user}`);
  return {
    ...harness,
    service,
    identity,
    websites,
    connection,
    /** Of the database, for what reads all of it. */
    uri: database.uri,
    token,
    /** Sends a call as one of the people. */
    as:
      (user: string) =>
      (method: string, path: string, sending: Sending = {}) =>
        harness.send(method, path, { token: token(user), ...sending }),
    /** A worker on the same queue; closed with the rest. */
    worker: async (runScan: RunScan, workerLogger = logger) => {
      const own = await database.connect('scanner');
      const worker = await startWorking({
        database: own,
        logger: workerLogger,
        runScan,
        processEvery: pace.jobsMs,
        beatMs: pace.beatMs,
        lockMs: pace.lockMs,
      });
      let alive = true;
      const close = async () => {
        if (alive) await worker.close();
        alive = false;
      };
      closing.push(close);
      return {
        close,
        /** Takes the database away from it: nothing that it does counts any more, as if it had been killed. */
        kill: async () => {
          alive = false;
          await own.close(true);
          await worker.close().catch(() => undefined);
        },
      };
    },
    close: async () => {
      for (const close of closing) await close();
      await harness.close();
      await service.close();
      await database.close();
    },
  };
};
export type Scanner = Awaited<ReturnType<typeof startScanner>>;
