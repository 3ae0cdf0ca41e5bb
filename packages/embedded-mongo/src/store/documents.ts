import { EJSON } from 'bson';
import { encodeKey } from '../bson/encodeKey';
import { objectIdValue, toPlain } from '../bson/plainValue';
import { fieldsOf, getField, MAX_DOCUMENT_BYTES, rawDocument, type RawValue, T } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import { matchDocument } from '../filter/matchDocument';
import type { Catalog, Collection, Index } from './catalog';
import { type IndexEntries, indexEntries } from './indexKeys';
import type { View } from './view';

const MAX_ID_KEY = 500;

/** The key of a document within its collection, from its `_id`. */
export function idKey(id: RawValue): Buffer {
  const key = encodeKey(id);
  if (key.length > MAX_ID_KEY)
    throw badValue(
      `_id of ${key.length} encoded bytes exceeds ${MAX_ID_KEY} bytes in the embedded database, set MONGODB_URI to use a MongoDB server`,
    );
  return key;
}

function documentKey(collection: Collection, id: Buffer): Buffer {
  return Buffer.concat([collection.prefix, id]);
}

/** Where an entry of an index stands: unique indexes keep one entry per key, the others one per document. */
export function entryKey(index: Index, key: Buffer, id: Buffer): Buffer {
  return index.unique ? key : Buffer.concat([key, id]);
}

function checkId(id: RawValue): void {
  if (id.type === T.array || id.type === T.regex || id.type === T.undefined)
    throw new MongoError(
      'InvalidIdField',
      `The '_id' value cannot be of type ${id.type === T.array ? 'array' : id.type === T.regex ? 'regex' : 'undefined'}`,
    );
  if (id.type === T.object && fieldsOf(id).some(([name]) => name[0] === '$'))
    throw new MongoError('DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
}

/** The document as it will be stored: with an `_id`, and that first. */
export function normalizeDocument(doc: RawValue): { doc: RawValue; id: RawValue } {
  const found = getField(doc, '_id');
  const id = found ?? objectIdValue();
  checkId(id);
  if (doc.end - doc.at > MAX_DOCUMENT_BYTES)
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${doc.end - doc.at}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  const first = doc.at + 4;
  if (found?.at === first + 5) return { doc, id };
  const head = Buffer.concat([Buffer.from([id.type]), Buffer.from('_id\0'), id.bytes()]);
  const body = doc.buf.subarray(doc.at + 4, doc.end);
  const rest = found ? [body.subarray(0, found.at - 5 - first), body.subarray(found.end - first)] : [body];
  const length = Buffer.alloc(4);
  const moved = Buffer.concat([length, head, ...rest]);
  moved.writeInt32LE(moved.length);
  return { doc: rawDocument(moved), id };
}

interface Change {
  index: Index;
  entries: IndexEntries;
}

function entriesOf(collection: Collection, doc: RawValue): Change[] {
  return collection.indexes.map((index) => ({ index, entries: entriesIn(index, doc) }));
}

/** The entries of a document in an index; none when a partial index leaves it out. */
export function entriesIn(index: Index, doc: RawValue): IndexEntries {
  if (index.filter && !matchDocument(index.filter, doc))
    return { keys: [], multikey: [], truncated: false, values: [] };
  return indexEntries(index.prefix, index.shape, index.sparse, doc);
}

/** The error of a second document with the same unique key. */
export function duplicateKey(
  collection: Collection,
  name: string,
  fields: string[],
  pattern: number[],
  values: (RawValue | undefined)[],
): MongoError {
  const keyPattern = Object.fromEntries(fields.map((field, i) => [field, pattern[i]]));
  const keyValue = Object.fromEntries(
    fields.map((field, i) => [field, values[i] ? toPlain(values[i]) : null]),
  );
  const pairs = fields.map((field) => `${field}: ${shown(keyValue[field])}`).join(', ');
  const message = `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${name} dup key: { ${pairs} }`;
  return new MongoError('DuplicateKey', message, { keyPattern, keyValue });
}

/** A value in the words of an error: 64-bit integers keep all their digits. */
function shown(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : EJSON.stringify(value);
}

function checkUnique(view: View, collection: Collection, changes: Change[], id: Buffer): void {
  for (const { index, entries } of changes) {
    if (!index.unique) continue;
    for (const key of entries.keys) {
      const owner = view.get('idx', key);
      if (!owner || owner.equals(id)) continue;
      const fields = index.pattern.map(([field]) => field);
      const directions = index.pattern.map(([, direction]) => direction);
      throw duplicateKey(collection, index.name, fields, directions, entries.values);
    }
  }
}

/** Notes in the catalog what new entries reveal about an index. */
export function noteShape(
  view: View,
  catalog: Catalog,
  collection: Collection,
  index: Index,
  entries: IndexEntries,
): void {
  let changed = entries.truncated && !index.truncated;
  if (entries.truncated) index.truncated = true;
  entries.multikey.forEach((many, i) => {
    if (!many || index.multikey[i]) return;
    index.multikey[i] = true;
    changed = true;
  });
  if (changed) catalog.save(view, collection);
}

/** Stores a new document. Throws before anything is written. */
export function insertDocument(
  view: View,
  catalog: Catalog,
  collection: Collection,
  doc: RawValue,
  id: RawValue,
): void {
  const key = idKey(id);
  const at = documentKey(collection, key);
  if (view.get('docs', at)) throw duplicateKey(collection, '_id_', ['_id'], [1], [id]);
  const changes = entriesOf(collection, doc);
  checkUnique(view, collection, changes, key);
  view.put('docs', at, doc.bytes());
  for (const { index, entries } of changes) {
    noteShape(view, catalog, collection, index, entries);
    for (const entry of entries.keys) view.put('idx', entryKey(index, entry, key), key);
  }
  view.addCount(collection.id, 1);
}

/** Replaces a stored document by another with the same `_id`; only changed index entries are written. */
export function replaceDocument(
  view: View,
  catalog: Catalog,
  collection: Collection,
  key: Buffer,
  before: RawValue,
  after: RawValue,
): void {
  const added = entriesOf(collection, after);
  checkUnique(view, collection, added, key);
  view.put('docs', documentKey(collection, key), after.bytes());
  for (const { index, entries } of added) {
    noteShape(view, catalog, collection, index, entries);
    const kept = new Set(entries.keys.map((entry) => entry.latin1Slice()));
    const old = new Set<string>();
    for (const entry of entriesIn(index, before).keys) {
      old.add(entry.latin1Slice());
      if (!kept.has(entry.latin1Slice())) removeEntry(view, index, entry, key);
    }
    for (const entry of entries.keys)
      if (!index.ready || !old.has(entry.latin1Slice())) view.put('idx', entryKey(index, entry, key), key);
  }
}

function removeEntry(view: View, index: Index, entry: Buffer, key: Buffer): void {
  // While a unique index is being built, the entry may be another document's.
  if (index.unique && !index.ready && !view.get('idx', entry)?.equals(key)) return;
  view.remove('idx', entryKey(index, entry, key));
}

/** Removes a stored document and its index entries. */
export function deleteDocument(view: View, collection: Collection, key: Buffer, doc: RawValue): void {
  view.remove('docs', documentKey(collection, key));
  for (const { index, entries } of entriesOf(collection, doc))
    for (const entry of entries.keys) removeEntry(view, index, entry, key);
  view.addCount(collection.id, -1);
}

/** Reads a document by the key of its `_id`. */
export function readDocument(view: View, collection: Collection, key: Buffer): RawValue | undefined {
  const bytes = view.get('docs', documentKey(collection, key));
  return bytes && rawDocument(bytes);
}
