import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { watchHeartbeat } from './watchHeartbeat.mjs';

/** Starts a process whose files others may read or not; a process inherits that from the one that starts it. */
const spawnWithMask = (mask, args, options) => {
  const before = process.umask(mask);
  try {
    return spawn(process.execPath, args, options);
  } finally {
    process.umask(before);
  }
};

/** So many lines of a program that did not start are shown to the operator. */
const LINES_OF_FAILURE = 20;

/**
 * Starts a Node program and waits until it prints a line that `ready` recognises. The program holds the other end of a
 * channel, by which it notices when this process ends, however it ends, and stops, too; over it, its event loop answers
 * heartbeats. A program that has stopped answering is killed, after `silent` was called with the seconds.
 * @returns {Promise<{ready: string, pid: number, ended: Promise<string>, heartbeats(): number, stop(): Promise<void>}>}
 *   `ended` tells how, `heartbeats` how many it has answered
 */
export const startProgram = (
  name,
  args,
  { env, ready, show, mask = 0o077, born = () => {}, heartbeat, silent },
) =>
  new Promise((resolve, reject) => {
    // A group of its own: Ctrl-C reaches only the launcher, which then stops the programs in the right order.
    const child = spawnWithMask(mask, ['--disable-warning=ExperimentalWarning', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const heartbeats = watchHeartbeat(child, heartbeat, silent);
    const ended = new Promise((done) => child.once('exit', (code, signal) => done(String(signal ?? code))));
    const last = [];
    let started = false;
    const onLine = (line) => {
      const found = started ? null : ready(line);
      if (found) {
        started = true;
        resolve({ ready: found, pid: child.pid, ended, heartbeats, stop: () => stopProgram(child, ended) });
        return;
      }
      // A start has much to log: migrations, secrets that were re-encrypted, damaged data.
      show(line);
      if (started) return;
      last.push(line);
      if (last.length > LINES_OF_FAILURE) last.shift();
    };
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
    child.once('spawn', () => born(child.pid, () => stopProgram(child, ended)));
    child.once('error', reject);
    void ended.then((how) => {
      if (!started) reject(new Error(`${name} did not start (${how}).\n${last.join('\n')}`));
    });
  });

/** Longer than a program drains, lets running requests finish (20 s) and then closes its database. */
const PATIENCE_MS = 30_000 + Number(process.env.DRAIN_SECONDS ?? 0) * 1_000;

const stopProgram = async (child, ended) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(timer);
};
