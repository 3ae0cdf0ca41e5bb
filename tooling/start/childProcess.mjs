import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts a Node program and waits until it prints a line that `ready` recognises.
 * @returns {Promise<{ready: string, child: import('node:child_process').ChildProcess, stop(): Promise<void>}>}
 */
export const startProgram = (name, args, { env, ready, show }) =>
  new Promise((resolve, reject) => {
    // A group of its own: Ctrl-C reaches only the launcher, which then stops the programs in the right order.
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const ended = new Promise((done) => child.once('exit', done));
    const last = [];
    let started = false;
    const onLine = (line) => {
      const found = started ? null : ready(line);
      if (found) {
        started = true;
        resolve({ ready: found, child, stop: () => stopProgram(child, ended) });
      } else if (started) show(line);
      else last.push(line);
    };
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (!started)
        reject(new Error(`${name} did not start (${code ?? 'killed'}).\n${last.slice(-20).join('\n')}`));
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
