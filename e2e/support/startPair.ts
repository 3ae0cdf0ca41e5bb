import { rm } from 'node:fs/promises';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { startRetryingProxy } from './retryingProxy';
import { secretsOf } from './secrets';
import { freePort, startProgram, type Program } from './startProgram';

/**
 * Two processes on one database, each with a gateway and one of each service, behind a proxy that tries the other.
 * @param settings of both, besides those of a platform without limits
 */
export const startPair = async (settings: Record<string, string> = {}) => {
  const dataDir = await makeDataFolder('yy-pair-');
  const database = await startProgram('packages/embedded-mongo/dist/start.js', ['--data', `${dataDir}/db`]);
  const ports: [number, number] = [await freePort(), await freePort()];
  const proxy = await startRetryingProxy(ports);
  const url = `http://localhost:${proxy.port}`;
  const processes: Program[] = [];
  const start = async (at: 0 | 1, secrets: Record<string, string>, more = {}) => {
    processes[at] = await startProgram('api-gateway/dist/start.js', [], {
      PORT: String(ports[at]),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      MONGODB_URI: database.ready,
      RELEASE_STORE: 'database',
      TRUST_PROXY: '1',
      // Longer than the proxy believes what it saw.
      DRAIN_SECONDS: '3',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      DEMO_PAST: 'false',
      NODE_ENV: 'development',
      ...settings,
      ...secrets,
      ...more,
    });
  };
  await start(0, secretsOf('a'));
  await start(1, secretsOf('a'));
  return {
    dataDir,
    ports,
    /** The proxy's. */
    port: proxy.port,
    url,
    processes,
    /** Starts one again, with secrets and settings of its own. */
    start,
    stop: async () => {
      await proxy.stop();
      // How they end in order is for the tests to see.
      for (const process of processes) await process.stop('SIGKILL');
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type Pair = Awaited<ReturnType<typeof startPair>>;
