import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';
import { MongoError } from '../errors/mongoError';
import { unseal } from './seal';
import { type Entry, type Table, TABLES, type View } from './view';

const BINARY = { keyEncoding: 'binary', encoding: 'binary', cache: false, compression: false } as const;
export const DATA_FILE = 'data.mdb';

export type Bytes = Database<Buffer, Buffer>;

export interface DataFile {
  root: RootDatabase<Buffer, Buffer>;
  tables: Record<Table, Bytes>;
}

/** Opens the file with its fixed set of tables. */
export function openDataFile(file: string, readOnly = false): DataFile {
  const root = open<Buffer, Buffer>({
    path: file,
    noSubdir: true,
    overlappingSync: false,
    noMemInit: false,
    maxDbs: TABLES.length + 1,
    readOnly,
    ...BINARY,
  });
  const openTable = (name: Table) => root.openDB<Buffer, Buffer>(name, BINARY);
  return { root, tables: { meta: openTable('meta'), docs: openTable('docs'), idx: openTable('idx') } };
}

/** Whether the values of a table carry a checksum. Entries of indexes are told by the documents they stand for. */
export function isSealed(table: Table): boolean {
  return table !== 'idx';
}

/** The error of a value that is not what was stored. */
export function damaged(what: string): MongoError {
  return new MongoError(
    'DataCorruptionDetected',
    `The data file is damaged: ${what}. Check it with "npm run check", and restore a backup`,
  );
}

/** Whether a question failed because of a value that is not what was stored. */
export function isDamage(error: unknown): error is MongoError {
  return error instanceof MongoError && error.codeName === 'DataCorruptionDetected';
}

type Reader = Pick<View, 'get' | 'range'>;

/** Reads tables, and refuses what does not fit its checksum. */
export function readerOf(tables: Record<Table, Bytes>): Reader {
  const whole = (table: Table, stored: Buffer): Buffer => {
    if (!isSealed(table)) return stored;
    const value = unseal(stored);
    if (!value) throw damaged(`a record of ${table} does not fit its checksum`);
    return value;
  };
  return {
    get: (table, key) => {
      const stored = tables[table].get(key);
      return stored && whole(table, stored);
    },
    range: (table, start, end, limit, reverse) => {
      const entries = rawRange(tables[table], start, end, limit, { reverse });
      for (const entry of entries) entry.value = whole(table, entry.value);
      return entries;
    },
  };
}

/** Entries as they stand in the file, with their checksums. */
export function rawRange(
  table: Bytes,
  start: Buffer,
  end: Buffer,
  limit: number,
  { reverse = false, transaction }: { reverse?: boolean; transaction?: Transaction } = {},
): Entry[] {
  // Reversed, LMDB starts at the upper end: both bounds change from included to excluded and back.
  const bounds = reverse
    ? { start: end, end: start, exclusiveStart: true, inclusiveEnd: true, reverse }
    : { start, end };
  const entries: Entry[] = [];
  for (const { key, value } of table.getRange({ ...bounds, limit, transaction }))
    entries.push({ key, value });
  return entries;
}
