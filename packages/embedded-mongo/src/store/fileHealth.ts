import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { DATA_FILE } from './dataFile';

const RESTORE = 'Restore a backup into an empty folder (see docs/running.md)';
const CLOSED = 'closed';
/** The pages that everything hangs from: where they say something impossible, opening the file ends the process. */
const META_PAGES = 2;
const META = { flags: 18, magic: 24, version: 28, pageSize: 48, freeRoot: 88, mainRoot: 136, lastPage: 144 };
const [META_FLAG, MAGIC, VERSION] = [0x08, 0xbeefc0de, 2];
const NO_PAGE = 0xffff_ffff_ffff_ffffn;
const META_BYTES = 168;

/** What is known of a data file before it is opened. */
export interface FileState {
  /** Whether it may be another one than the one that was closed here, or was not closed at all. */
  suspicious: boolean;
  /** Said to the operator. */
  note?: string;
}

/**
 * Looks at the data file before it is opened: one that is gone, emptied or broken in its first pages is refused with
 * words. Beginning anew would look like an installation without any data, and reading would end the process.
 */
export function examineFile(dataDir: string, before: string): FileState {
  const file = path.join(dataDir, DATA_FILE);
  const size = existsSync(file) ? statSync(file).size : -1;
  if (size <= 0) {
    const hadData = before.startsWith(CLOSED) || existsSync(`${file}-lock`);
    if (!hadData) return { suspicious: false };
    throw new Error(
      `The data file ${file} ${size < 0 ? 'is missing' : 'is empty'}, but ${dataDir} held a database. ${RESTORE}; to begin without data, remove the folder`,
    );
  }
  const problem = readMetas(file, size).map(metaProblem).find(Boolean);
  if (problem) throw new Error(`The data file ${file} is damaged: ${problem}. ${RESTORE}`);
  if (before === '') return { suspicious: false };
  if (!before.startsWith(CLOSED))
    return { suspicious: true, note: 'The database was not closed when it last ended' };
  if (before === closingNote(dataDir)) return { suspicious: false };
  return {
    suspicious: true,
    note: `The data file ${file} is not as it was closed: it was restored from a copy, or is damaged`,
  };
}

/** Removes what a first start left that had no room to begin: the next one would look for lost data. */
export function forgetEmpty(dataDir: string): void {
  const file = path.join(dataDir, DATA_FILE);
  if (!existsSync(file) || statSync(file).size > 0) return;
  rmSync(file);
  rmSync(`${file}-lock`, { force: true });
}

/** What the lock file keeps of a file that was closed. */
export function closingNote(dataDir: string): string {
  const file = path.join(dataDir, DATA_FILE);
  if (!existsSync(file) || statSync(file).size === 0) return '';
  const { size } = statSync(file);
  return `${CLOSED} ${size} ${readMetas(file, size)
    .map(({ page }) => crc32(page))
    .join(' ')}`;
}

interface Meta {
  page: Buffer;
  size: number;
  pageSize: number;
}

function readMetas(file: string, size: number): Meta[] {
  const handle = openSync(file, 'r');
  try {
    const read = (at: number) => {
      const page = Buffer.alloc(META_BYTES);
      readSync(handle, page, 0, META_BYTES, at);
      return page;
    };
    const first = read(0);
    const pageSize = first.readUInt32LE(META.pageSize);
    const rest = Array.from({ length: META_PAGES - 1 }, (_, i) => read((i + 1) * pageSize));
    return [first, ...rest].map((page) => ({ page, size, pageSize }));
  } finally {
    closeSync(handle);
  }
}

function metaProblem({ page, size, pageSize }: Meta, number: number): string | undefined {
  const isMeta =
    (page.readUInt16LE(META.flags) & META_FLAG) !== 0 &&
    page.readUInt32LE(META.magic) === MAGIC &&
    page.readUInt16LE(META.version) === VERSION &&
    page.readUInt32LE(META.pageSize) === pageSize;
  const sizeIsPossible = pageSize >= 512 && pageSize <= 65_536 && (pageSize & (pageSize - 1)) === 0;
  if (!isMeta || !sizeIsPossible) return `its page ${number} is not what the store wrote`;
  const lastPage = page.readBigUInt64LE(META.lastPage);
  for (const at of [META.freeRoot, META.mainRoot]) {
    const root = page.readBigUInt64LE(at);
    if (root === NO_PAGE) continue;
    if (root > lastPage) return `its page ${number} names a page that does not exist`;
    if ((root + 1n) * BigInt(pageSize) > BigInt(size)) return `it was cut off at ${size} bytes`;
  }
  return undefined;
}
