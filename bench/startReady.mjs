import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../tooling/install.mjs';

/** Starts a program of this repository that says `ready <what>` on a line. @returns it, and what it said */
export const startReady = (file, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => reject(new Error(`${file} ended`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, ready] = /^ready (.+)$/.exec(line) ?? [];
      if (ready) resolve({ child, ready });
    });
  });

/** Ends such a program, and waits for its end. */
export const stopReady = ({ child }) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill();
  });
