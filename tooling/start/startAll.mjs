import { appendFileSync, mkdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';
import { deployChanged } from '../release/deployChanged.mjs';
import { startProgram } from './childProcess.mjs';
import { demoAddresses, keepWorker } from './scannerWorker.mjs';

/** What lives as long as a request is collected at half the cost; takes up to 130 MB more, and only under load. */
const YOUNG_HEAP = '--max-semi-space-size=64';

/** Fails early, before minutes of building, when the port is taken. */
const checkPort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what uses it or set PORT to another port.`)
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });

/**
 * Builds what changed, releases the remotes, starts the database, the gateway with all services in it, and a worker
 * of the scanner.
 */
export const startAll = async () => {
  const port = Number(process.env.PORT ?? 4000);
  const host = process.env.HOST ?? '127.0.0.1';
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const logFile = path.join(dataDir, 'yinyom.log');
  const show = (line) => appendFileSync(logFile, `${line}\n`);
  const running = [];

  const stop = async (code) => {
    while (running.length > 0) await running.pop().stop();
    process.exit(code);
  };
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping…');
      void stop(0);
    });
  }
  const watch = (name, program) => {
    running.push(program);
    program.child.once('exit', (code) => {
      if (stopping) return;
      stopping = true;
      console.error(`${name} ended unexpectedly (${code ?? 'killed'}). Its log: ${logFile}`);
      void stop(1);
    });
    return program.ready;
  };

  try {
    await checkPort(port, host);
    buildAll();
    deployChanged(process.env.RELEASES_DIR ?? path.join(dataDir, 'releases'));
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true'),
    };
    if (/^(?:true|1|yes|on)$/i.test(env.DEMO)) Object.assign(env, demoAddresses(env, port));
    if (!env.MONGODB_URI) {
      const database = await startProgram(
        'The embedded database',
        ['services/embedded-mongo/dist/start.js', '--data', path.join(dataDir, 'database')],
        {
          env,
          ready: (line) => /^ready (mongodb:\S+)/.exec(line)?.[1],
          show,
        },
      );
      env.MONGODB_URI = watch('The embedded database', database);
    }
    const gateway = await startProgram('The gateway', [YOUNG_HEAP, 'api-gateway/dist/start.js'], {
      env,
      ready: (line) => /^ready (\{.*\})$/.exec(line)?.[1],
      show,
    });
    const announcement = JSON.parse(watch('The gateway', gateway));
    running.push(await keepWorker(env, show));
    announce(announcement, logFile);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stopping = true;
    await stop(1);
  }
};

const announce = ({ url, demo }, logFile) => {
  console.log(`\nYinyom is ready at ${url}`);
  if (demo) {
    console.log(`  Demo login:    ${demo.email}  password: ${demo.password}`);
    console.log(`  Demo website:  ${demo.website}`);
  }
  console.log(`  Log:           ${logFile}`);
  console.log('  Ctrl-C stops everything.');
};
