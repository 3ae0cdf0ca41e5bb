import { open, readFile, rename, rm } from 'node:fs/promises';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** What `work` gives, or `otherwise` where a file or folder is not there. */
export const orMissing = <T, O>(work: Promise<T>, otherwise: O): Promise<T | O> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return otherwise;
    throw error;
  });

export const readText = (file: string): Promise<string | null> => orMissing(readFile(file, 'utf8'), null);

export const readJson = async <T>(file: string): Promise<T | null> => {
  const text = await readText(file);
  return text === null ? null : (JSON.parse(text) as T);
};

let writes = 0;

/** Replaces a file in one step: readers see the old content or the new one, also after a power cut. */
export const replaceFile = async (
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> => {
  writes += 1;
  const unfinished = `${file}.${process.pid}-${writes}.new`;
  try {
    const handle = await open(unfinished, 'w', mode);
    try {
      await handle.writeFile(content);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
