import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoUser } from './demo';
import { freePort, ROOT, startProgram, type Program } from './startProgram';

const REMOTES = ['mfe-auth', 'mfe-websites', 'mfe-dashboard', 'mfe-users'];

/** The whole product as `npm start` runs it: the database and the gateway, each in a process of its own. */
export interface Stack {
  url: string;
  port: number;
  releasesDir: string;
  /** The demo user, when started with DEMO=true. */
  demo: DemoUser;
  /** Releases a remote's last build (its room, or any folder that holds one), or registers an entry elsewhere. */
  deploy(room: string, args?: string[]): void;
  /** Starts a worker of the scanner; it can reach the demo website. Ends with the rest. */
  startWorker(): Promise<Program>;
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
  const dataDir = await mkdtemp(path.join(tmpdir(), 'yy-e2e-'));
  const releasesDir = path.join(dataDir, 'releases');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startDatabase = () =>
    startProgram('packages/embedded-mongo/dist/start.js', ['--data', path.join(dataDir, 'db')], {});

  const deploy = (room: string, args: string[] = []) => {
    const done = spawnSync(process.execPath, [path.join(ROOT, 'tooling/release/deploy.mjs'), ...args], {
      cwd: path.resolve(ROOT, room),
      env: { ...process.env, RELEASES_DIR: releasesDir },
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`deploy ${room}: ${done.stdout}${done.stderr}`);
  };
  for (const room of REMOTES) deploy(room);

  let database: Program = await startDatabase();
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
  const apart = placement === 'one process' ? [] : ['identity', 'websites', 'consents', 'scanner'];
  const websitesPort = String(await freePort());
  // The identity service starts before the websites that it asks for a new owner's first one.
  if (apart.length > 0) env['WEBSITES_URL'] = `http://localhost:${websitesPort}`;
  for (const name of apart) {
    const SERVICE_PORT = name === 'websites' ? websitesPort : '0';
    const service = await startProgram(`services/${name}/dist/start.js`, [], { ...env, SERVICE_PORT });
    services.unshift(service);
    env[`${name.toUpperCase()}_URL`] = service.ready;
  }
  const gateway = await startProgram('api-gateway/dist/start.js', [], env);
  const workers: Program[] = [];
  return {
    url,
    port,
    releasesDir,
    demo: (JSON.parse(gateway.ready) as { demo: DemoUser }).demo,
    deploy,
    startWorker: async () => {
      const worker = await startProgram('services/scanner/dist/worker.js', [], env);
      workers.push(worker);
      return worker;
    },
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await startDatabase();
    },
    stop: async () => {
      for (const worker of workers) await worker.stop();
      await gateway.stop();
      for (const service of services) await service.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
