import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Digests of all files of a build, as browsers read them (`sha256-…`), by their path below its folder. */
export type FileTable = Record<string, string>;

export const digestOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The files of a built folder. */
export const tableOf = async (folder: string): Promise<FileTable> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const digests = await Promise.all(
    files.map(async (file) => digestOf(await readFile(path.join(folder, file)))),
  );
  return Object.fromEntries(files.map((file, at) => [file, digests[at] ?? '']));
};

/** Files that are made from others, or tell about the build: they may differ where the build is the same. */
const DERIVED = /\.(?:gz|br|map)$|^build\.json$/;

/** Whether a file may differ between two uploads of one build. */
export const isDerived = (file: string): boolean => DERIVED.test(file);

/**
 * The files that one build id stands for in both tables, with other bytes: an id must change with the content. A table may
 * have fewer: of a build that another origin serves the store has only what is signed.
 */
export const otherContents = (kept: FileTable, given: FileTable): string[] =>
  Object.keys(kept).filter(
    (file) => Object.hasOwn(given, file) && !isDerived(file) && kept[file] !== given[file],
  );
