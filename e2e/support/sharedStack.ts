import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { traces } from './storeTraces';
import { sharedFolder, startKeptProgram } from './keptProgram';
import { freePort } from './startProgram';
import { additionsTo, startPlatform, type Platform, type Stack } from './startStack';
import { until } from './until';

/** A platform with the demo, open to checks of any website, whose demo user is an operator. */
const SETTINGS = {
  DEMO: 'true',
  PUBLIC_CHECKS: 'true',
  OPERATOR_EMAILS: 'someone@else.example, demo@demo.ac.th',
};

/** The name of a website of the tests that the platform may reach, at `websitePort` of this machine. */
export const REACHED_HOST = 'editor.example.ac.th';

/** A platform that other test files use, too. */
export interface SharedStack extends Stack {
  websitePort: number;
}

interface SharedPlatform extends Platform {
  websitePort: number;
  /** Its processes, in the order in which they start. */
  pids: readonly number[];
}

/** How many times this worker's files have taken the platform and not yet given it back. */
let users = 0;

/**
 * A platform that no file uses is stopped as a laptop that is closed: its timers alone would take three hundredths of a processor
 * from the other tests, and each worker has one to the end of the run.
 */
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended: the next file finds that the platform does not answer.
    }
};

/** Whether a platform lives; one that is only busy is waited for, as a second one would make it busier still. */
const isAnswering = async ({ url }: Platform): Promise<boolean> => {
  const ask = (place: string) => fetch(url + place, { headers: { connection: 'close' } });
  try {
    await ask('/healthz');
  } catch {
    return false;
  }
  await until(async () => (await ask('/readyz')).ok, 'the platform that test files share is ready');
  return true;
};

const refuse = (): never => {
  throw new Error('other test files use this platform, too: what breaks one calls startStack()');
};

/**
 * The platform that all test files of one Jest worker share: the first one starts it, and it ends with the run. It is for
 * files that break nothing: they read the demo, or work with an owner and a website of their own, and release again what
 * they replaced (`stop` does it). What the file added, as workers and gateways, ends with `stop`.
 */
export const sharedStack = async (): Promise<SharedStack> => {
  const file = path.join(sharedFolder(), `platform-${process.env['JEST_WORKER_ID'] ?? '0'}.json`);
  let shared = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SharedPlatform) : undefined;
  if (shared) signal(shared.pids, 'SIGCONT');
  if (!shared || !(await isAnswering(shared))) {
    const websitePort = await freePort();
    const reach = {
      SCANNER_ALLOW: `${REACHED_HOST}:${websitePort}`,
      SCANNER_RESOLVE: `${REACHED_HOST}=127.0.0.1`,
    };
    const { platform, database, gateway } = await startPlatform({ ...SETTINGS, ...reach }, startKeptProgram);
    shared = { ...platform, websitePort, pids: [database.pid, gateway.pid] };
    writeFileSync(file, JSON.stringify(shared));
  }
  users += 1;
  const { pids, ...platform } = shared;
  const { end, ...additions } = additionsTo(platform);
  return {
    ...platform,
    ...additions,
    stopService: refuse,
    stopDatabase: refuse,
    startDatabase: refuse,
    stop: async () => {
      await additions.restoreReleases();
      const left = await traces(additions.releasesDir);
      await end();
      users -= 1;
      if (users === 0) signal(pids, 'SIGSTOP');
      if (left.length > 0)
        throw new Error(`the next test files find what this one left in the store:\n${left.join('\n')}`);
    },
  };
};
