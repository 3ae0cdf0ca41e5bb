import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import type { DemoUser } from './demo';
import { releaseBuilds } from './releasedBuilds';
import { startDeployer, type Deployer } from './startDeployer';
import { freePort, startProgram, type Program } from './startProgram';

/** The whole product as `npm start` runs it: the database and the gateway, each in a process of its own. */
export interface Stack {
  url: string;
  port: number;
  releasesDir: string;
  /** The demo user, when started with DEMO=true. */
  demo: DemoUser;
  /** Releases a remote's last build (its room, or any folder that holds one), or registers an entry elsewhere. */
  deploy: Deployer['deploy'];
  /** Releases again what was built here, in every room that something else was released for. */
  restoreReleases: Deployer['restore'];
  /** Starts a worker of the scanner; it can reach the demo website. Ends with the rest. */
  startWorker(): Promise<Program>;
  /** Starts another gateway with the same data; ends with the rest. */
  startGateway(changes: Record<string, string>): Promise<{ port: number; kill(): Promise<void> }>;
  /** Ends one service that has a process of its own. */
  stopService(name: string): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** Lets scans reach the demo website and the script that its pages load, as `npm start` does. */
const demoAddresses = (given: Record<string, string>, port: number) => {
  const hosts = ['demo.localhost', 'campus.demo.localhost', 'library.demo.localhost', 'localhost'];
  const joined = (setting: string, values: string[]) => [given[setting], ...values].filter(Boolean).join(',');
  return {
    SCANNER_ALLOW: joined(
      'SCANNER_ALLOW',
      hosts.map((host) => `${host}:${port}`),
    ),
    SCANNER_RESOLVE: joined(
      'SCANNER_RESOLVE',
      hosts.map((host) => `${host}=127.0.0.1`),
    ),
  };
};

/** Starts the product on a free port with fresh data. Everything must be built. */
export const startStack = async (
  given: Record<string, string> = {},
  placement: 'one process' | 'a process per service' = 'one process',
): Promise<Stack> => {
  const dataDir = await makeDataFolder('yy-e2e-');
  const releasesDir = path.join(dataDir, 'releases');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startDatabase = () =>
    startProgram('packages/embedded-mongo/dist/start.js', ['--data', path.join(dataDir, 'db')], {});

  const started = await Promise.all([startDatabase(), releaseBuilds(dataDir)]);
  let database: Program = started[0];
  const deployer = startDeployer(releasesDir);
  const env: Record<string, string> = {
    PORT: String(port),
    PUBLIC_URL: url,
    SERVICE_PORT: '0',
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
    DEMO: 'false',
    DEMO_PAST: 'false',
    NODE_ENV: 'development',
    ...given,
    ...demoAddresses(given, port),
  };
  const services: Program[] = [];
  const named = new Map<string, Program>();
  const apart =
    placement === 'one process' ? [] : ['identity', 'websites', 'consents', 'scanner', 'releases', 'notify'];
  const websitesPort = String(await freePort());
  // The identity service starts before the websites that it asks for a new owner's first one.
  if (apart.length > 0) env['WEBSITES_URL'] = `http://localhost:${websitesPort}`;
  for (const name of apart) {
    const SERVICE_PORT = name === 'websites' ? websitesPort : '0';
    const service = await startProgram(`services/${name}/dist/start.js`, [], { ...env, SERVICE_PORT });
    services.unshift(service);
    named.set(name, service);
    env[`${name.toUpperCase()}_URL`] = service.ready;
  }
  const gateway = await startProgram('api-gateway/dist/start.js', [], env);
  const workers: Program[] = [];
  const others: Program[] = [];
  return {
    url,
    port,
    releasesDir,
    demo: (JSON.parse(gateway.ready) as { demo: DemoUser }).demo,
    deploy: deployer.deploy,
    restoreReleases: deployer.restore,
    startWorker: async () => {
      const worker = await startProgram('services/scanner/dist/worker.js', [], env);
      workers.push(worker);
      return worker;
    },
    startGateway: async (changes) => {
      const another = await freePort();
      const other = await startProgram('api-gateway/dist/start.js', [], {
        ...env,
        PORT: String(another),
        ...changes,
      });
      others.push(other);
      return { port: another, kill: () => other.stop('SIGKILL') };
    },
    stopService: async (name) => named.get(name)?.stop(),
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await startDatabase();
    },
    stop: async () => {
      await deployer.stop();
      for (const worker of workers) await worker.stop();
      for (const another of [...others, gateway]) await another.stop();
      for (const service of services) await service.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
