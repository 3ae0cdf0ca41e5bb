import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { callerOf } from './startConsents';
import type { TestSite } from './standIns';

interface Given {
  /** How wrong the clock of the process is; positive: ahead. */
  clockMs?: number;
  /** A user who is Admin of the website's organization. */
  admin?: string;
}

/** The service in a process of its own, for tests that end it without warning. */
export const spawnConsents = async (
  uri: string,
  databaseName: string,
  site: TestSite,
  { clockMs, admin }: Given = {},
) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.resolve(__dirname, '../../../../packages/testing/runTypeScript.cjs'),
      ...(clockMs === undefined ? [] : ['-r', path.join(__dirname, 'skewedClock.cjs')]),
      path.join(__dirname, 'consentsProcess.ts'),
    ],
    {
      env: {
        ...process.env,
        TEST_URI: uri,
        TEST_DATABASE: databaseName,
        TEST_SITE: JSON.stringify(site),
        ...(clockMs !== undefined && { TEST_CLOCK_MS: String(clockMs) }),
        ...(admin !== undefined && { TEST_ADMIN: admin }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it was ready`)));
  });
  return {
    url,
    /** Calls the service as its gateway does. */
    call: callerOf(url),
    /** Ends the process at once, in the middle of whatever it does. */
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
