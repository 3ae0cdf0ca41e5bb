import { rawDocument, getField } from '../bson/rawValue';
import { successor } from '../bson/encodeKey';
import { reasonOf } from '../errors/mongoError';
import { Catalog, collectionKey, type CollectionRecord, type Collection, idPrefix } from './catalog';
import { documentProblem } from './checkData';
import { type DataFile, rawRange } from './dataFile';
import { insertDocument } from './documents';
import { Store } from './store';
import { unseal } from './seal';

const CHUNK = 200;

/** What was copied of one collection, and what was not. */
export interface SalvagedCollection {
  /** `database.collection` */
  collection: string;
  documents: number;
  /** Documents that were left out, as the hexadecimal key of their `_id` and why; pages that cannot be read. */
  left: string[];
}

/** Copies every whole document of a damaged file into a new one, with all indexes built from them. */
export async function salvageData(from: DataFile, targetDir: string): Promise<SalvagedCollection[]> {
  const store = new Store(targetDir);
  const catalog = new Catalog(store);
  try {
    const copied: SalvagedCollection[] = [];
    for (const record of recordsIn(from, copied))
      copied.push(await copyCollection(from, record, store, catalog));
    return copied;
  } finally {
    await store.close();
  }
}

/** Collections of the catalog that can be read; what cannot is noted. */
function recordsIn({ tables }: DataFile, copied: SalvagedCollection[]): CollectionRecord[] {
  const prefix = collectionKey(0).subarray(0, 1);
  const lost: SalvagedCollection = { collection: 'the catalog', documents: 0, left: [] };
  const records: CollectionRecord[] = [];
  for (const { key, value } of entriesOf(tables.meta, prefix, successor(prefix), lost)) {
    const record = unseal(value);
    if (record) records.push(JSON.parse(record.toString()) as CollectionRecord);
    else lost.left.push(`${key.toString('hex')}: the record of a collection does not fit its checksum`);
  }
  if (lost.left.length > 0) copied.push(lost);
  return records;
}

async function copyCollection(
  { tables }: DataFile,
  record: CollectionRecord,
  store: Store,
  catalog: Catalog,
): Promise<SalvagedCollection> {
  const { db, name } = record;
  const result: SalvagedCollection = { collection: `${db}.${name}`, documents: 0, left: [] };
  const collection = await store.write((view) => {
    const made = catalog.ensure(view, db, name);
    for (const { id: _id, multikey: _many, truncated: _cut, ...index } of record.indexes)
      catalog.addIndex(view, made, { ...index, ready: true });
    return made;
  });
  const prefix = idPrefix(record.id);
  let batch: { id: string; document: Buffer }[] = [];
  const flush = async (): Promise<void> => {
    // Together they are one transaction and one sync.
    const copy = async ({ id, document }: (typeof batch)[number]): Promise<void> => {
      try {
        await insert(store, collection, document);
        result.documents++;
      } catch (error) {
        result.left.push(`${id}: ${reasonOf(error)}`);
      }
    };
    await Promise.all(batch.map(copy));
    batch = [];
  };
  for (const { key, value } of entriesOf(tables.docs, prefix, successor(prefix), result)) {
    const id = key.subarray(4);
    const why = documentProblem(id, value);
    if (why) result.left.push(why);
    else batch.push({ id: id.toString('hex'), document: Buffer.from(unseal(value)!) });
    if (batch.length === CHUNK) await flush();
  }
  await flush();
  return result;
}

const insert = (store: Store, collection: Collection, document: Buffer): Promise<void> =>
  store.write((view) => {
    const doc = rawDocument(document);
    insertDocument(view, collection, { doc, id: getField(doc, '_id')! });
  });

/** All entries between two keys: upwards as far as pages can be read, and then downwards to the same place. */
function* entriesOf(
  table: DataFile['tables']['docs'],
  start: Buffer,
  end: Buffer,
  result: SalvagedCollection,
) {
  let last: Buffer | undefined;
  try {
    for (const entry of walkUp(table, start, end)) {
      last = entry.key;
      yield entry;
    }
    return;
  } catch (error) {
    result.left.push(`a page cannot be read: ${reasonOf(error)}`);
  }
  const from = last ? Buffer.concat([last, Buffer.from([0])]) : start;
  try {
    for (let to = end; ;) {
      const entries = rawRange(table, from, to, CHUNK, { reverse: true });
      for (const entry of entries) yield entry;
      const lowest = entries.at(-1)?.key;
      if (entries.length < CHUNK || !lowest || lowest.compare(to) >= 0) return;
      to = lowest;
    }
  } catch {
    // Told above: what lies between the two places is lost.
  }
}

function* walkUp(table: DataFile['tables']['docs'], start: Buffer, end: Buffer) {
  for (let from = start; ;) {
    const entries = rawRange(table, from, end, CHUNK);
    for (const entry of entries) {
      if (entry.key.compare(from) < 0) throw new Error('its keys are not in their order');
      yield entry;
      from = Buffer.concat([entry.key, Buffer.from([0])]);
    }
    if (entries.length < CHUNK) return;
  }
}
