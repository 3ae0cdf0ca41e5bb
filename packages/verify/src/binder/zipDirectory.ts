import type { FileHandle } from 'node:fs/promises';
import { readAt } from './readAt';
import { repackedEntries } from './repackedEntries';
import {
  checkNames,
  checkSizes,
  DAMAGED,
  isFolder,
  LOCAL_BYTES,
  need,
  ZIP_BOUNDS,
  ZipProblem,
  type ZipEntry,
} from './zipBounds';

const END_BYTES = 22;
const HEAD_BYTES = 46;
/** What follows the data of a file: its sum and sizes, which are not known before. */
export const DESCRIPTOR_BYTES = 16;
/** Sizes follow the data, and names are UTF-8. */
export const FLAGS = 0x0808;
export const VERSION = 20;
const ENCRYPTED = 1;
/** Of further fields and comment of one entry, on average: what programs add is less. */
const EXTRA_BYTES = 200;

const nameOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ZipProblem(DAMAGED);
  }
};

interface Found {
  entry: ZipEntry;
  /** It has the one form that entries of binders have. */
  isOurs: boolean;
  next: number;
}

const entryAt = (directory: Buffer, at: number): Found => {
  need(at + HEAD_BYTES <= directory.length && directory.readUInt32LE(at) === 0x02014b50);
  const nameBytes = directory.readUInt16LE(at + 28);
  const nameEnd = at + HEAD_BYTES + nameBytes;
  // Further fields and a comment follow the name; ours have none.
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  need(nameBytes > 0 && nameBytes <= ZIP_BOUNDS.nameBytes && next <= directory.length);
  const method = directory.readUInt16LE(at + 10);
  const flags = directory.readUInt16LE(at + 8);
  need((method === 0 || method === 8) && (flags & ENCRYPTED) === 0);
  const isOurs =
    directory.readUInt16LE(at + 4) === VERSION &&
    directory.readUInt16LE(at + 6) === VERSION &&
    flags === FLAGS &&
    // No further fields, no comment, one disk, a plain file: links and programs are none of ours.
    directory.subarray(at + 30, at + 42).every((byte) => byte === 0);
  const entry = {
    name: nameOf(directory.subarray(at + HEAD_BYTES, nameEnd)),
    method,
    time: directory.readUInt32LE(at + 12),
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    start: null,
  };
  return { entry, isOurs, next };
};

/** Files lie one after the other and fill everything before the list: nothing overlaps, and nothing is hidden between them. */
const checkPlaces = (entries: readonly ZipEntry[], end: number): void => {
  let at = 0;
  for (const { name, offset, packed } of entries) {
    need(offset === at, `something is hidden before the file ${name}, or files overlap`);
    at += LOCAL_BYTES + Buffer.byteLength(name) + packed + DESCRIPTOR_BYTES;
  }
  need(at === end, 'something is hidden behind its files');
};

export interface ZipList {
  entries: ZipEntry[];
  /** Another program packed it: no entry has the form that all entries of a binder have, or it has entries of folders. */
  repacked: boolean;
}

/**
 * The files of a ZIP that is built as binders are, or that another program packed whole. Reads its list, whose size is bounded, and of
 * another program's ZIP the heads of its files.
 * @throws ZipProblem
 */
export const zipDirectory = async (file: FileHandle): Promise<ZipList> => {
  const { size } = await file.stat();
  need(size >= END_BYTES, 'its end is missing');
  need(size <= ZIP_BOUNDS.fileBytes, 'it is larger than a binder is');
  const end = await readAt(file, size - END_BYTES, END_BYTES);
  need(end.readUInt32LE(0) === 0x06054b50, 'its end is missing, or something follows it');
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const start = end.readUInt32LE(16);
  need(end.readUInt32LE(4) === 0 && end.readUInt16LE(8) === count && end.readUInt16LE(20) === 0);
  need(count <= ZIP_BOUNDS.entries, 'it has more files than a binder has');
  need(start + length === size - END_BYTES);
  need(length <= count * (HEAD_BYTES + ZIP_BOUNDS.nameBytes + EXTRA_BYTES));
  const directory = await readAt(file, start, length);
  const found: Found[] = [];
  for (let at = 0; found.length < count; at = found.at(-1)?.next ?? 0) found.push(entryAt(directory, at));
  need((found.at(-1)?.next ?? 0) === length);
  const entries = found.map(({ entry }) => entry);
  const ours = found.filter(({ isOurs }) => isOurs).length;
  if ((count > 0 && ours === 0) || entries.some(isFolder))
    return { entries: await repackedEntries(file, entries, start), repacked: true };
  // A program that packs a ZIP packs all of it: a few entries of another form were changed.
  need(ours === count);
  checkNames(entries);
  checkSizes(entries);
  checkPlaces(entries, start);
  return { entries, repacked: false };
};
