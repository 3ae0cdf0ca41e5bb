import type { FileHandle } from 'node:fs/promises';
import { MANIFEST_FILE } from './binderManifest';
import { readAt } from './readAt';
import { checkSizes, checkTwice, isFolder, LOCAL_BYTES, need, type ZipEntry } from './zipBounds';

/** Programs that pack a folder put its name before each name; the manifest says where it ends. */
const folderOf = (entries: readonly ZipEntry[]): string => {
  const names = entries.map(({ name }) => name).filter((name) => name.split('/').at(-1) === MANIFEST_FILE);
  const [name = '', ...more] = names;
  return more.length === 0 ? name.slice(0, -MANIFEST_FILE.length) : '';
};

/** Where the bytes of a file begin: behind a head that repeats its name, as the list has it. */
const startOf = async (file: FileHandle, { name, offset }: ZipEntry, end: number): Promise<number> => {
  const expected = Buffer.from(name);
  need(offset + LOCAL_BYTES + expected.length <= end);
  const head = await readAt(file, offset, LOCAL_BYTES + expected.length);
  need(head.readUInt32LE(0) === 0x04034b50 && head.readUInt16LE(26) === expected.length);
  need(head.subarray(LOCAL_BYTES).equals(expected));
  return offset + head.length + head.readUInt16LE(28);
};

/**
 * Files of a ZIP that another program packed, by their names in the binder. No name leads anywhere, because nothing is unpacked onto
 * the disk; names that no binder has are for the manifest to reject.
 * @param end where the list begins
 * @throws ZipProblem where files overlap, are there twice, or are larger than a binder's
 */
export const repackedEntries = async (
  file: FileHandle,
  listed: readonly ZipEntry[],
  end: number,
): Promise<ZipEntry[]> => {
  const entries = listed.filter((entry) => !isFolder(entry));
  checkSizes(entries);
  const folder = folderOf(entries);
  const found: ZipEntry[] = [];
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const start = await startOf(file, entry, end);
    need(entry.offset >= free && start + entry.packed <= end, 'files overlap');
    free = start + entry.packed;
    const { name } = entry;
    found.push({ ...entry, name: name.startsWith(folder) ? name.slice(folder.length) : name, start });
  }
  checkTwice(found);
  return found;
};
