import type { FileHandle } from 'node:fs/promises';
import { checkNames, checkSizes, ZIP_BOUNDS, ZipProblem, type ZipEntry } from './zipBounds';

const END_BYTES = 22;
const HEAD_BYTES = 46;
export const LOCAL_BYTES = 30;
/** What follows the data of a file: its sum and sizes, which are not known before. */
export const DESCRIPTOR_BYTES = 16;
/** Sizes follow the data, and names are UTF-8. */
export const FLAGS = 0x0808;
export const VERSION = 20;

export const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw new ZipProblem('its end is missing');
  return bytes;
};

const DAMAGED = 'its list of files was changed or damaged';
const need = (holds: boolean, problem = DAMAGED): void => {
  if (!holds) throw new ZipProblem(problem);
};

const nameOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ZipProblem(DAMAGED);
  }
};

const entryAt = (directory: Buffer, at: number): { entry: ZipEntry; next: number } => {
  need(at + HEAD_BYTES <= directory.length && directory.readUInt32LE(at) === 0x02014b50);
  const nameBytes = directory.readUInt16LE(at + 28);
  const next = at + HEAD_BYTES + nameBytes;
  need(nameBytes > 0 && nameBytes <= ZIP_BOUNDS.nameBytes && next <= directory.length);
  const method = directory.readUInt16LE(at + 10);
  need(directory.readUInt16LE(at + 4) === VERSION && directory.readUInt16LE(at + 6) === VERSION);
  need(directory.readUInt16LE(at + 8) === FLAGS && (method === 0 || method === 8));
  // No further fields, no comment, one disk, a plain file: links and programs are none of ours.
  need(directory.subarray(at + 30, at + 42).every((byte) => byte === 0));
  const entry = {
    name: nameOf(directory.subarray(at + HEAD_BYTES, next)),
    method,
    time: directory.readUInt32LE(at + 12),
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next };
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

/**
 * The files of a ZIP that is built as binders are. Reads nothing but its list, whose size is bounded.
 * @throws ZipProblem
 */
export const zipDirectory = async (file: FileHandle): Promise<ZipEntry[]> => {
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
  need(length <= count * (HEAD_BYTES + ZIP_BOUNDS.nameBytes));
  const directory = await readAt(file, start, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  need(at === length);
  checkNames(entries);
  checkSizes(entries);
  checkPlaces(entries, start);
  return entries;
};
