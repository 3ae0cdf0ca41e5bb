import { createRequire } from 'node:module';
import path from 'node:path';
import { serviceNames } from '../workspaces.cjs';
import { demoAddresses } from './demoAddresses.mjs';
import { demoFacts } from './demoFacts.cjs';
import { supervise } from './supervise.mjs';

/** What lives as long as a request is collected at half the cost; takes up to 130 MB more, and only under load. */
const YOUNG_HEAP = '--max-semi-space-size=64';

/** Who unpacks a browser must let `nobody` run it, as which root starts it. Both keep nothing else in files. */
const BROWSER_MASK = 0o022;

const SERVICES = serviceNames();

/** Part of the product, which is built by the time that anything is started. */
const childEnvironment = (program, env) => {
  const require = createRequire(import.meta.url);
  return require('@yinyom/service-kit/settings/childSettings').childEnvironment(program, env);
};

const settingsOf = (given, { port, dataDir }) => {
  const env = {
    ...given,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: given.DEMO ?? (given.NODE_ENV === 'production' ? 'false' : 'true'),
  };
  if (!/^(?:true|1|yes|on)$/i.test(env.DEMO)) return env;
  return { ...env, ...demoFacts(given), DEMO_PAST: given.DEMO_PAST ?? 'true', ...demoAddresses(env, port) };
};

const uriSetting = (name) => `${name.toUpperCase()}_MONGODB_URI`;

/** Whether a setting is given, or the file that it stands in. */
const isGiven = (env, name) => Boolean(env[name] || env[`${name}_FILE`]);

/** Leads each service to its own database, where nothing else can be seen. Who was given another one keeps it. */
const withOwnDatabases = (env, announced, prefix) => {
  const uris = JSON.parse(announced);
  const own = SERVICES.filter((name) => !isGiven(env, uriSetting(name))).map((name) => [
    uriSetting(name),
    uris[`${prefix}_${name}`],
  ]);
  return { ...env, ...Object.fromEntries(own) };
};

/** The worker gets the address that serves the scanner alone, where there is one. */
const forWorker = (env) =>
  isGiven(env, uriSetting('scanner')) ? { ...env, MONGODB_URI: undefined, MONGODB_URI_FILE: undefined } : env;

/**
 * The programs of the product on one machine, each in a process of its own: the embedded database (where MONGODB_URI
 * is unset), the gateway with all services in it, a worker of the scanner. Each is started again when it ends by
 * itself: the others wait for it, and everything but scans works without a worker.
 * @param {{port: number, dataDir: string, show(line: string): void, tell(text: string): void,
 *   note(name: string, pid: number | null): void, beforeGateway(env: object): Promise<void>}} options
 */
export const platform = ({ port, dataDir, show, tell, note, beforeGateway }) => {
  const env = settingsOf(process.env, { port, dataDir });
  const common = { show, tell, note };
  const prefix = env.MONGODB_DATABASE || 'yinyom';
  let announced = null;
  const environmentOf = (program) => () => {
    const all = announced ? withOwnDatabases(env, announced, prefix) : env;
    return childEnvironment(program, program === 'worker' ? forWorker(all) : all);
  };

  /** Damage concerns the operator, who may not read the log. */
  const showDatabase = (line) => {
    show(line);
    const damage = /embedded database: (DAMAGED .*?)"?\}?$/.exec(line)?.[1];
    if (damage) console.error(`The data is damaged: ${damage} (packages/embedded-mongo/README.md)`);
  };
  const hasDatabases =
    isGiven(env, 'MONGODB_URI') || SERVICES.every((name) => isGiven(env, uriSetting(name)));
  const database = hasDatabases
    ? null
    : supervise({
        ...common,
        name: 'The embedded database',
        show: showDatabase,
        args: [
          'packages/embedded-mongo/dist/start.js',
          ...['--data', path.join(dataDir, 'database')],
          ...SERVICES.flatMap((name) => ['--only', `${prefix}_${name}`]),
        ],
        env: environmentOf('database'),
        ready: (line) => /^ready (\{.*\})$/.exec(line)?.[1],
        // Where its addresses cannot stay the same, those who use them are started anew with the new ones.
        back: (now) => {
          if (now === announced) return;
          announced = now;
          void gateway.renew();
          void worker.renew();
        },
      });
  const gateway = supervise({
    ...common,
    name: 'The gateway',
    args: [YOUNG_HEAP, 'api-gateway/dist/start.js'],
    mask: BROWSER_MASK,
    env: environmentOf('gateway'),
    ready: (line) => /^ready (\{.*\})$/.exec(line)?.[1],
  });
  const worker = supervise({
    ...common,
    name: 'The worker of the scanner',
    args: ['services/scanner/dist/worker.js'],
    mask: BROWSER_MASK,
    env: environmentOf('worker'),
    ready: (line) => /^ready$/.exec(line)?.[0],
  });

  return {
    /** @returns what the gateway announces */
    start: async () => {
      if (database) announced = await database.start();
      await beforeGateway(announced ? withOwnDatabases(env, announced, prefix) : env);
      const announcement = JSON.parse(await gateway.start());
      await worker.startSometime();
      return announcement;
    },
    stop: async () => {
      await worker.stop();
      await gateway.stop();
      await database?.stop();
    },
  };
};
