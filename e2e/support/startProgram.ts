import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { optimizeLate } from '../../tooling/test/optimizeLate.cjs';

export const ROOT = path.resolve(__dirname, '../..');

/**
 * The least that the settings allow for passwords: a fifth of the work. Each start hashes one, and so does each login; how much is
 * right is for `start.test.ts`, which runs with the product's own value, and for tests of the identity service.
 */
export const QUICK_HASHES = { PASSWORD_HASH_MIB: '19', PASSWORD_HASH_PASSES: '2' };

/**
 * For Node.js: built programs start with what an earlier start of this run found and compiled, collect what lives shortly as
 * seldom as `npm start` has them do, and optimize little of what they run.
 */
export const PROGRAM_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  ...optimizeLate(),
  `--require=${path.join(__dirname, 'keptCode.cjs')}`,
];

/** A program of the product in a process of its own. */
export interface Program {
  /** What its `ready` line said. */
  ready: string;
  pid: number;
  /** What it has printed so far, line by line. */
  printed(): readonly string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built program and waits for its line `ready` or `ready …`. @throws Error with its output when it ends before */
export const startProgram = (
  file: string,
  args: string[],
  env: Record<string, string> = {},
  cwd: string = ROOT,
): Promise<Program> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(
      process.execPath,
      [...PROGRAM_FLAGS, path.resolve(ROOT, file), ...args],
      {
        cwd,
        env: { ...process.env, ...QUICK_HASHES, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const output: string[] = [];
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const onLine = (line: string) => {
      output.push(line);
      const match = /^ready(?: (.+))?$/.exec(line);
      if (!match) return;
      resolve({
        ready: match[1] ?? '',
        pid: child.pid ?? 0,
        printed: () => output,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal);
          await ended;
        },
      });
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', onLine);
    // Its last words may come after its end.
    child.once('close', (code) =>
      reject(new Error(`${file} ended with ${code}:\n${output.slice(-30).join('\n')}`)),
    );
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Below those that the system gives to connections of its own, and for each worker of the tests others. */
const FIRST_PORT = 12_000;
const PORTS_OF_A_WORKER = 1_000;
let lastPort = FIRST_PORT + PORTS_OF_A_WORKER * Number(process.env.JEST_WORKER_ID ?? 0) + randomInt(900);

/** A port that nobody uses now, and that the system gives to no connection meanwhile. */
export const freePort = async (): Promise<number> => {
  do lastPort += 1;
  while (!(await listens(lastPort)));
  return lastPort;
};
