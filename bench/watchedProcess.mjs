import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../tooling/install.mjs';

/** How often is looked, in milliseconds. */
const LOOK_MS = 250;
/** Clock ticks of Linux per second. */
const TICKS = 100;

/** What the system says of a process; nothing of one that is gone. */
export const read = (pid, name) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};
export const treeOf = (pid) => [
  pid,
  ...read(pid, `task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => treeOf(child)),
];
/** Memory of its own, without the file of a database that it has mapped, in MB. */
export const ownMemoryOf = (pid) => Number(/RssAnon:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024;
/** Of the program, the system for it, and the same of children that have ended. */
export const secondsOf = (pid) =>
  read(pid, 'stat')
    .split(') ')
    .at(-1)
    .split(' ')
    .slice(11, 15)
    .reduce((sum, ticks) => sum + (Number(ticks) || 0), 0) / TICKS;

/**
 * Runs a program of Node with all that it starts, to its end (Linux).
 * @returns seconds it took, seconds of processor time, the most memory that all of it had at once in MB, what it printed
 * @throws Error when it fails
 */
export const watchedProcess = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const most = { memory: 0, processor: 0 };
    const look = setInterval(() => {
      const all = treeOf(child.pid);
      const memory = all.reduce((sum, pid) => sum + ownMemoryOf(pid), 0);
      const processor = all.reduce((sum, pid) => sum + secondsOf(pid), 0);
      most.memory = Math.max(most.memory, memory);
      most.processor = Math.max(most.processor, processor);
    }, LOOK_MS);
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1_000, ...most, said });
      else reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`));
    });
  });
