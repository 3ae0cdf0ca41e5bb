import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { databaseUri } from '@yinyom/service-kit/database/databaseUri';
import { processLogger } from '@yinyom/service-kit/logger';
import { onStopSignal } from '@yinyom/service-kit/onStopSignal';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { WORKER_SETTINGS } from '@yinyom/service-kit/settings/childSettings';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { forgetSecrets } from '@yinyom/service-kit/settings/secretSettings';
import { sweepLeftovers } from './engine/browser/sweepLeftovers';
import { runScan } from './engine/runScan';
import { scanSettingOf } from './engine/ScanOptions';
import { startWorking } from './worker/startWorking';

/** Runs a process that only makes scans. Prints `ready` once it takes work; it listens to nobody. */
const start = async (): Promise<void> => {
  const settings = loadSettings(process.env, WORKER_SETTINGS);
  // Also of what a hand or a script gave it too much: its browser opens other people's pages.
  forgetSecrets(process.env);
  const setting = scanSettingOf(settings);
  const logger = processLogger(settings).child({ service: 'scanner-worker' });
  await sweepLeftovers();
  const name = `${settings.MONGODB_DATABASE}_scanner`;
  const database = await connectDatabase(databaseUri(settings, 'SCANNER_MONGODB_URI'), name, logger);
  const worker = await startWorking({
    database,
    logger,
    // The service never puts our own host into the queue; a website's pages do load their banner from there.
    runScan: (order, hooks) => runScan(order, { ...setting, ...hooks, ownHosts: [] }),
  });
  onStopSignal(async () => {
    await worker.close();
    await database.close();
  });
  process.stdout.write('ready\n');
};

runProgram(start);
