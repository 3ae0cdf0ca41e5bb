import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../BackupError';

/** A folder that is filled aside and appears whole, or not at all. */
export interface FreshFolder {
  /** Where things are put until `finish`. */
  folder: string;
  finish(): void;
  giveUp(): void;
}

/** What must come last: with a database and nothing else beside it, a start would make keys anew. */
const LAST = 'database';

/**
 * Prepares a folder that is not there yet, or empty.
 * @throws BackupError when there is something in it
 */
export const freshFolder = (given: string): FreshFolder => {
  const target = path.resolve(given);
  if (existsSync(target) && !statSync(target).isDirectory()) throw new BackupError(`${target} is a file.`);
  const isThere = existsSync(target);
  if (isThere && readdirSync(target).length > 0)
    throw new BackupError(`${target} is not empty. A backup is restored into an empty or new folder only.`);
  mkdirSync(path.dirname(target), { recursive: true });
  // A folder that is there may be a volume, which cannot be replaced: then it is filled from within.
  const folder = isThere ? mkdtempSync(path.join(target, '.restore-')) : mkdtempSync(`${target}.restore-`);
  return {
    folder,
    finish: () => {
      if (!isThere) return renameSync(folder, target);
      const names = readdirSync(folder).sort((a, b) => Number(a === LAST) - Number(b === LAST));
      for (const name of names) renameSync(path.join(folder, name), path.join(target, name));
      rmSync(folder, { recursive: true });
    },
    giveUp: () => rmSync(folder, { recursive: true, force: true }),
  };
};
