import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './CommandError';
import type { Surroundings } from './Surroundings';

/** What `login` stores. */
export interface StoredKey {
  url: string;
  key: string;
}

type Place = Pick<Surroundings, 'env' | 'home' | 'platform'>;

const folderOf = ({ env, home, platform }: Place): string => {
  const own = platform === 'win32' ? env['APPDATA'] : env['XDG_CONFIG_HOME'];
  return path.join(own || path.join(home, '.config'), 'yinyom');
};

/** The file of the stored key. */
export const keyFileOf = (place: Place): string => path.join(folderOf(place), 'key.json');

/** Stores a key for the user alone (0600), in place of the one before. @returns the file */
export const storeKey = (place: Place, stored: StoredKey): string => {
  const file = keyFileOf(place);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(stored)}\n`, { mode: 0o600 });
  // The mode of a new file is narrowed by the umask, and that of one left by an earlier try is its own.
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  return file;
};

const isStored = (value: unknown): value is StoredKey => {
  const { url, key } = (value ?? {}) as Partial<StoredKey>;
  return typeof url === 'string' && typeof key === 'string';
};

/** The stored key; null where there is none. @throws CommandError when other users can read it, or it is damaged */
export const readStoredKey = (place: Place): StoredKey | null => {
  const file = keyFileOf(place);
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state) return null;
  if (place.platform !== 'win32' && (state.mode & 0o077) !== 0)
    throw new CommandError('key_readable', { file });
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isStored(stored)) return stored;
  } catch {
    // Said below.
  }
  throw new CommandError('key_damaged', { file });
};

/** Deletes the stored key. @returns whether there was one */
export const forgetKey = (place: Place): boolean => {
  const file = keyFileOf(place);
  if (!statSync(file, { throwIfNoEntry: false })) return false;
  rmSync(file);
  return true;
};
