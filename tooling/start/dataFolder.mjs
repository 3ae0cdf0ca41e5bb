import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o700;
/** A folder with this bit belongs to everybody (/tmp): its mode is not ours to change. */
const STICKY = 0o1000;

/** What versions before this one left readable to every person of the machine. */
const PRIVATE = ['', 'database', 'database/data.mdb', 'database/data.mdb-lock', 'yinyom.log'];

const SENTENCES = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is a file, not a folder, or lies below a file',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOENT: 'cannot be made there',
  ENOSPC: 'cannot be made: the disk is full',
};

/** Step by step: Node's own way never ends below a folder that takes none (/proc). */
const makeFolder = (folder) => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY });
};

/** Takes rights of group and others away where there are any. */
const closeToOthers = (file) => {
  try {
    const found = lstatSync(file);
    // What a link leads to is somebody's decision.
    const isOurs = !found.isSymbolicLink() && (found.mode & STICKY) === 0;
    if (isOurs && (found.mode & 0o077) !== 0) chmodSync(file, found.mode & OWNER_ONLY);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
};

/**
 * Makes the data folder, or sees to it that an earlier one is its owner's alone.
 * @throws Error that says what is wrong with DATA_DIR
 */
export const prepareDataFolder = (dataDir) => {
  try {
    makeFolder(path.resolve(dataDir));
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = SENTENCES[error.code] ?? `cannot be used (${error.message})`;
    throw new Error(`DATA_DIR: ${dataDir} ${why}. Set DATA_DIR to a folder that can be written.`, {
      cause: error,
    });
  }
  for (const name of PRIVATE) closeToOthers(path.join(dataDir, name));
};
