import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
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
  databaseUri: string;
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

/** Where a platform is and what its processes were started with; plain data, so that other test files find it. */
export interface Platform {
  url: string;
  port: number;
  dataDir: string;
  env: Record<string, string>;
  demo: DemoUser;
}

/** How the processes of a platform are started: for one test file, or for all of a worker. */
export type StartProgram = (
  file: string,
  args: string[],
  env?: Record<string, string>,
  dataDir?: string,
) => Promise<Program>;

const startOwn: StartProgram = (file, args, env) => startProgram(file, args, env);

const startDatabase = (start: StartProgram, dataDir: string) =>
  start('packages/embedded-mongo/dist/start.js', ['--data', path.join(dataDir, 'db')], {}, dataDir);

/** What test files add to a running platform: releases, workers and further gateways, which end with the file. */
export const additionsTo = ({ dataDir, env }: Pick<Platform, 'dataDir' | 'env'>) => {
  const releasesDir = path.join(dataDir, 'releases');
  const deployer = startDeployer(releasesDir);
  const workers: Program[] = [];
  const gateways: Program[] = [];
  return {
    releasesDir,
    databaseUri: env['MONGODB_URI'] ?? '',
    deploy: deployer.deploy,
    restoreReleases: deployer.restore,
    startWorker: async () => {
      const worker = await startProgram('services/scanner/dist/worker.js', [], env);
      workers.push(worker);
      return worker;
    },
    startGateway: async (changes: Record<string, string>) => {
      const another = await freePort();
      const other = await startProgram('api-gateway/dist/start.js', [], {
        ...env,
        PORT: String(another),
        ...changes,
      });
      gateways.push(other);
      return { port: another, kill: () => other.stop('SIGKILL') };
    },
    end: async () => {
      await deployer.stop();
      for (const program of [...workers, ...gateways]) await program.stop();
    },
  };
};

/** Starts database and gateway on a free port with fresh data. Everything must be built. */
export const startPlatform = async (
  given: Record<string, string>,
  start: StartProgram,
  startServices: (env: Record<string, string>) => Promise<void> = async () => undefined,
) => {
  const dataDir = await makeDataFolder('yy-e2e-');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [database] = await Promise.all([startDatabase(start, dataDir), releaseBuilds(dataDir)]);
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
    MORE_TOP_LEVELS: 'example,localhost',
    ...given,
    ...demoAddresses(given, port),
  };
  await startServices(env);
  const gateway = await start('api-gateway/dist/start.js', [], env);
  const { demo } = JSON.parse(gateway.ready) as { demo: DemoUser };
  const platform: Platform = { url, port, dataDir, env, demo };
  return { platform, database, gateway };
};

/** Starts the product for one test file, with data of its own. */
export const startStack = async (
  given: Record<string, string> = {},
  placement: 'one process' | 'a process per service' = 'one process',
): Promise<Stack> => {
  const services: Program[] = [];
  const named = new Map<string, Program>();
  const startServices = async (env: Record<string, string>) => {
    if (placement === 'one process') return;
    const websitesPort = String(await freePort());
    // The identity service starts before the websites that it asks for a new owner's first one.
    env['WEBSITES_URL'] = `http://localhost:${websitesPort}`;
    for (const name of SERVICE_NAMES) {
      const SERVICE_PORT = name === 'websites' ? websitesPort : '0';
      const service = await startProgram(`services/${name}/dist/start.js`, [], { ...env, SERVICE_PORT });
      services.unshift(service);
      named.set(name, service);
      env[`${name.toUpperCase()}_URL`] = service.ready;
    }
  };
  const { platform, gateway, ...started } = await startPlatform(given, startOwn, startServices);
  let { database } = started;
  const { end, ...additions } = additionsTo(platform);
  return {
    ...platform,
    ...additions,
    stopService: async (name) => named.get(name)?.stop(),
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await startDatabase(startOwn, platform.dataDir);
    },
    stop: async () => {
      await end();
      await gateway.stop();
      for (const service of services) await service.stop();
      await database.stop();
      await rm(platform.dataDir, { recursive: true, force: true });
    },
  };
};
