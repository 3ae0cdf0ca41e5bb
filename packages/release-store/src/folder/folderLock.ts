import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orMissing } from './smallFiles';

const LOOK_MS = 20;
const PATIENCE_MS = 10_000;
/** Steps take milliseconds; whoever holds the lock so long has died. */
const STALE_MS = 30_000;

const isHeldByDead = async (file: string): Promise<boolean> => {
  const held = await orMissing(stat(file), null);
  return held !== null && Date.now() - held.mtimeMs > STALE_MS;
};

/** Runs one at a time over all processes that see the folder. @throws Error when somebody holds the lock for too long */
export const alone = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const file = path.join(folder, '.lock');
  await mkdir(folder, { recursive: true });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isHeldByDead(file)) await rm(file, { force: true });
      else if (Date.now() > until)
        throw new Error(`Somebody else changes the releases in ${folder} (${file}). Try again.`, {
          cause: error,
        });
      else await pause(LOOK_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
