import path from 'node:path';
import { ROOT } from '../install.mjs';
import { bringBuilds } from './bringBuilds.mjs';
import { prepareDataFolder } from './dataFolder.mjs';
import { endOrphans, keepRecord, storeMark } from './launchRecord.mjs';
import { openLog } from './logFile.mjs';
import { logLine } from './logLine.mjs';
import { checkPort, portOf } from './port.mjs';
import { platform } from './platform.mjs';

/** Whoever reads our output may go first, and a full disk may refuse it: neither ends the product. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/**
 * Builds what changed, releases the remotes, starts the database, the gateway with all services in it, and a worker
 * of the scanner; starts again what dies.
 */
export const startAll = async () => {
  let stopping = false;
  let running = null;
  let record = null;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await running?.stop();
    record?.forget();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping…');
      void stop(0);
    });
  }

  try {
    const port = portOf(process.env.PORT);
    const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
    prepareDataFolder(dataDir);
    await endOrphans(dataDir, console.log);
    await checkPort(port, process.env.HOST || '127.0.0.1');
    record = keepRecord(dataDir);
    await bringBuilds();
    // Reads the contract as it was built just now.
    const { deployChanged } = await import('../release/deployChanged.mjs');
    const { storeSettings } = await import('../release/localPlatform.mjs');
    const settings = storeSettings({ ...process.env, DATA_DIR: dataDir });
    const release = (env) => deployChanged(env, console.log);
    const inDatabase = settings.RELEASE_STORE === 'database';
    if (!inDatabase) await release({ ...process.env, DATA_DIR: dataDir });
    // From here on whatever is made is its owner's alone: data, log, keys.
    process.umask(0o077);
    const log = openLog(path.join(dataDir, 'yinyom.log'), { warn: console.error });
    const tell = (text, fields) => {
      console.error(text);
      log.write(logLine('warn', 'launcher', text, fields));
    };
    const beforeGateway = inDatabase ? release : async () => {};
    running = platform({ port, dataDir, show: log.write, tell, note: record.note, beforeGateway });
    const announced = await running.start();
    record.announce(announced.url, storeMark(settings));
    announce(announced, log.file);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
};

const announce = ({ url, demo }, logFile) => {
  console.log(`\nYinyom is ready at ${url}`);
  if (demo) {
    console.log(`  Demo login:    ${demo.email}  password: ${demo.password}`);
    console.log(`  Demo website:  ${demo.website}`);
    if (demo.past)
      console.log(
        '  Sample data:   two websites with 90 days of it; the console says when they are complete',
      );
  }
  console.log(`  Log:           ${logFile}`);
  console.log('  Ctrl-C stops everything.');
};
