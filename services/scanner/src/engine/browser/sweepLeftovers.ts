import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROFILE_FOLDER } from './profile';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Processes whose command line names a folder (Linux; elsewhere the watchdog alone has to do). */
const processesOf = async (folder: string): Promise<number[]> => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const named = await Promise.all(
    pids.map(async (pid) =>
      (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder),
    ),
  );
  return pids.filter((pid, at) => named[at] && pid !== process.pid);
};

/**
 * Ends browsers and removes profiles of scans whose process is gone, whatever became of their watchdog. For the
 * start of a worker.
 * @returns how many profiles it found
 */
export const sweepLeftovers = async (): Promise<number> => {
  const names = await readdir(tmpdir());
  const left = names.filter((name) => {
    const pid = Number(PROFILE_FOLDER.exec(name)?.[1]);
    return pid > 0 && !isAlive(pid);
  });
  for (const name of left) {
    const folder = path.join(tmpdir(), name);
    for (const pid of await processesOf(folder)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself meanwhile.
      }
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  return left.length;
};
