import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder, startKeptProgram } from './keptProgram';
import { additionsTo, startPlatform, type Platform, type Stack } from './startStack';
import { until } from './until';

/** A platform with the demo, open to checks of any website, whose demo user is an operator. */
const SETTINGS = {
  DEMO: 'true',
  PUBLIC_CHECKS: 'true',
  OPERATOR_EMAILS: 'someone@else.example, demo@demo.ac.th',
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
export const sharedStack = async (): Promise<Stack> => {
  const file = path.join(sharedFolder(), `platform-${process.env['JEST_WORKER_ID'] ?? '0'}.json`);
  let platform = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Platform) : undefined;
  if (!platform || !(await isAnswering(platform))) {
    ({ platform } = await startPlatform(SETTINGS, startKeptProgram));
    writeFileSync(file, JSON.stringify(platform));
  }
  const { end, ...additions } = additionsTo(platform);
  return {
    ...platform,
    ...additions,
    stopService: refuse,
    stopDatabase: refuse,
    startDatabase: refuse,
    stop: async () => {
      await additions.restoreReleases();
      await end();
    },
  };
};
