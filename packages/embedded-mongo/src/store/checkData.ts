import { encodeKey, successor } from '../bson/encodeKey';
import { getField, rawDocument, validateDocument } from '../bson/rawValue';
import { reasonOf } from '../errors/mongoError';
import { collectionKey, type CollectionRecord, idPrefix, type Index, openIndex } from './catalog';
import { type DataFile, rawRange } from './dataFile';
import { entriesIn, entryKey } from './documents';
import { unseal } from './seal';
import { countKey } from './store';
import type { Entry, Table } from './view';

const CHUNK = 500;
const MDB_READERS_FULL = -30790;
/** Enough to see what happened; a broken page would name thousands of documents. */
const MAX_NAMED = 5;

/** Something that is not as it was written. */
export interface Damage {
  /** `database.collection`, or nothing when it cannot be told. */
  collection?: string;
  /** Set when only this index is wrong: it can be built again from the documents. */
  index?: string;
  /** Set when every document is there and only some of them are damaged: questions that do not read those are answered. */
  contained?: boolean;
  what: string;
}

export interface CheckReport {
  collections: number;
  documents: number;
  damages: Damage[];
}

interface Snapshot {
  get(table: Table, key: Buffer): Buffer | undefined;
  range(table: Table, start: Buffer, end: Buffer, limit: number): Entry[];
}

/** Reads all of a data file and compares it with itself: checksums, counts, documents with indexes and back. */
export async function checkData(data: DataFile): Promise<CheckReport> {
  const report: CheckReport = { collections: 0, documents: 0, damages: [] };
  const records: CollectionRecord[] = [];
  await inSnapshot(data, report, undefined, (snapshot) => {
    const found = [...collectionsIn(snapshot, report)];
    checkStrangers(snapshot, found, report);
    records.push(...found);
  });
  for (const record of records) {
    report.collections++;
    await inSnapshot(data, report, `${record.db}.${record.name}`, (snapshot) => {
      checkCollection(snapshot, record.id, report);
    });
  }
  return report;
}

/** One state for one collection: a snapshot for all of them would keep old pages for too long. */
async function inSnapshot(
  { tables }: DataFile,
  report: CheckReport,
  collection: string | undefined,
  run: (snapshot: Snapshot) => void,
): Promise<void> {
  // The transaction that reads is renewed between two turns.
  await new Promise((resolve) => setImmediate(resolve));
  const transaction = tables.meta.useReadTransaction();
  try {
    run({
      get: (table, key) => tables[table].get(key, { transaction }),
      range: (table, start, end, limit) => rawRange(tables[table], start, end, limit, { transaction }),
    });
  } catch (error) {
    // Too many readers at this moment say nothing about the data.
    if ((error as { code?: unknown }).code === MDB_READERS_FULL) throw error;
    report.damages.push({ collection, what: reasonOf(error) });
  } finally {
    transaction.done();
  }
}

/** All entries between two keys; a page that names another one twice must not be walked for ever. */
function* walk(snapshot: Snapshot, table: Table, start: Buffer, end: Buffer): Generator<Entry> {
  for (let from = start, last: Buffer = Buffer.alloc(0); ;) {
    const entries = snapshot.range(table, from, end, CHUNK);
    for (const entry of entries) {
      if (entry.key.compare(last) <= 0 || entry.key.compare(start) < 0)
        throw new Error(`the keys of ${table} are not in their order`);
      last = entry.key;
      yield entry;
    }
    if (entries.length < CHUNK) return;
    from = Buffer.concat([last, Buffer.from([0])]);
  }
}

function* collectionsIn(snapshot: Snapshot, report: CheckReport): Generator<CollectionRecord> {
  for (const { key, value } of walk(snapshot, 'meta', Buffer.from([0]), Buffer.from([0xff]))) {
    const record = unseal(value);
    if (!record) report.damages.push({ what: 'a record of the catalog does not fit its checksum' });
    else if (key[0] === 'c'.charCodeAt(0)) yield JSON.parse(record.toString()) as CollectionRecord;
  }
}

/** Documents and entries that belong to nothing: their collection or index was lost. */
function checkStrangers(snapshot: Snapshot, records: CollectionRecord[], report: CheckReport): void {
  const known = {
    docs: records.map(({ id }) => id),
    idx: records.flatMap(({ indexes }) => indexes.map(({ id }) => id)),
  };
  for (const table of ['docs', 'idx'] as const) {
    const marks = Buffer.from(`g${table[0]}`);
    const dropped = [...walk(snapshot, 'meta', marks, successor(marks))].map(({ key }) =>
      key.readUInt32BE(2),
    );
    let from: Buffer = Buffer.from([0]);
    const gaps = [...known[table], ...dropped].sort((a, b) => a - b).map((id) => idPrefix(id));
    for (const prefix of [...gaps, Buffer.alloc(5, 0xff)]) {
      if (from.compare(prefix) < 0 && snapshot.range(table, from, prefix, 1).length > 0)
        report.damages.push({
          what: `there are ${table === 'docs' ? 'documents' : 'index entries'} of a collection that the catalog does not know`,
        });
      from = successor(prefix);
    }
  }
}

function checkCollection(snapshot: Snapshot, id: number, report: CheckReport): void {
  const stored = snapshot.get('meta', collectionKey(id));
  const bytes = stored && unseal(stored);
  // Dropped meanwhile, or damaged, which was told before.
  if (!bytes) return;
  const record = JSON.parse(bytes.toString()) as CollectionRecord;
  const collection = `${record.db}.${record.name}`;
  const indexes = record.indexes.filter(({ ready }) => ready).map((one) => new IndexCheck(openIndex(one)));
  const broken: string[] = [];
  let documents = 0;
  const prefix = idPrefix(id);
  for (const { key, value } of walk(snapshot, 'docs', prefix, successor(prefix))) {
    documents++;
    const why = documentProblem(key.subarray(4), value);
    if (why) broken.push(why);
    else for (const index of indexes) index.compare(snapshot, key.subarray(4), unseal(value)!);
  }
  report.documents += documents;
  const lost: string[] = [];
  const count = snapshot.get('meta', countKey(id));
  const counted = (count && unseal(count)?.readDoubleBE()) ?? 0;
  if (counted !== documents) lost.push(`${documents} documents are there, and not ${counted}`);
  for (const what of lost) report.damages.push({ collection, what });
  if (broken.length > 0) {
    const what = `${broken.length} documents are damaged (${broken.slice(0, MAX_NAMED).join('; ')})`;
    report.damages.push({ collection, what, ...(lost.length === 0 && { contained: true }) });
  }
  // Where documents are missing or damaged, their entries prove it and nothing is wrong with the index.
  if (lost.length > 0 || broken.length > 0) return;
  for (const index of indexes) {
    const what = index.problem(snapshot);
    if (what) report.damages.push({ collection, index: index.name, what });
  }
}

/** What is wrong with a stored document, with its key; nothing when it is whole. */
export function documentProblem(id: Buffer, stored: Buffer): string | undefined {
  const value = unseal(stored);
  if (!value) return `${id.toString('hex')}: it does not fit its checksum`;
  try {
    // Updates may nest deeper than what clients may send.
    validateDocument(value, 0, value.length, -Infinity);
    const own = getField(rawDocument(value), '_id');
    if (own && encodeKey(own).equals(id)) return undefined;
  } catch {
    // It is not BSON.
  }
  return `${id.toString('hex')}: it stands at a place that is not its own`;
}

/** One index while the documents of its collection go by. */
class IndexCheck {
  private expected = 0;
  private missing = 0;
  private unmarked = false;

  constructor(private readonly index: Index) {}

  get name(): string {
    return this.index.name;
  }

  compare(snapshot: Snapshot, id: Buffer, document: Buffer): void {
    const { index } = this;
    const { keys, multikey, truncated } = entriesIn(index, rawDocument(document));
    this.expected += keys.length;
    if (multikey.some((many, i) => many && !index.multikey[i]) || (truncated && !index.truncated))
      this.unmarked = true;
    for (const key of keys) if (!snapshot.get('idx', entryKey(index, key, id))?.equals(id)) this.missing++;
  }

  problem(snapshot: Snapshot): string | undefined {
    const { index, expected, missing } = this;
    if (missing > 0) return `${missing} of ${expected} entries are missing or name another document`;
    let entries = 0;
    for (const { key } of walk(snapshot, 'idx', index.prefix, successor(index.prefix)))
      if (key.length > 0) entries++;
    // Every expected entry is there, so more of them are strangers.
    if (entries !== expected) return `${entries - expected} entries have no document`;
    return this.unmarked ? 'it does not say that it holds arrays or long values' : undefined;
  }
}

/** A damage in one line. */
export function describeDamage({ collection, index, what }: Damage): string {
  return [collection ?? 'the data file', index && `index ${index}`, what].filter(Boolean).join(': ');
}
