import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Others may read and run what lies there (a browser without rights has to), nobody else may write. */
const MODE = 0o755;

/**
 * This person's folder for browsers, made where it is missing.
 * @param parent a folder in which others may write, too
 * @throws Error when somebody else owns it: what lies in it would be run
 */
export const browserFolder = async (parent = tmpdir()): Promise<string> => {
  const me = process.getuid?.();
  const folder = path.join(parent, `yinyom-browser-${me ?? 'of-this-person'}`);
  await mkdir(folder, { mode: MODE }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { uid, mode } = await lstat(folder);
  const isMine = me === undefined || uid === me;
  if (!isMine) throw new Error(`${folder} belongs to somebody else. Remove it, or set TMPDIR.`);
  // A narrower umask would keep a browser without rights out; a wider one would let others in.
  if ((mode & 0o777) !== MODE) await chmod(folder, MODE);
  return folder;
};
