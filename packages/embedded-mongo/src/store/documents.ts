import { EJSON } from 'bson';
import { encodeKey } from '../bson/encodeKey';
import { objectIdValue, toPlain } from '../bson/plainValue';
import { fieldsOf, getField, MAX_DOCUMENT_BYTES, rawDocument, type RawValue, T } from '../bson/rawValue';
import { MongoError, notSupported } from '../errors/mongoError';
import { matchDocument } from '../filter/matchDocument';
import { type Collection, type Index, saveCollection } from './catalog';
import { type IndexEntries, indexEntries, type KeyPattern } from './indexKeys';
import type { View } from './view';

const MAX_ID_KEY = 500;

/** A document and the key of its `_id`. */
export interface Found {
  doc: RawValue;
  key: Buffer;
}

/** A document as it will be stored, and its `_id`. */
export interface Normalized {
  doc: RawValue;
  id: RawValue;
}

/** The key of a document within its collection, from its `_id`. */
export function idKey(id: RawValue): Buffer {
  const key = encodeKey(id);
  if (key.length > MAX_ID_KEY)
    throw notSupported(`An _id of ${key.length} encoded bytes, beyond ${MAX_ID_KEY},`, 'BadValue');
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
export function normalizeDocument(doc: RawValue): Normalized {
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
function duplicateKey(
  { db, name: collection }: Collection,
  name: string,
  pattern: KeyPattern,
  values: (RawValue | undefined)[],
): MongoError {
  const keyValue = Object.fromEntries(
    pattern.map(([field], i) => [field, values[i] ? toPlain(values[i]) : null]),
  );
  const pairs = pattern.map(([field]) => `${field}: ${shown(keyValue[field])}`).join(', ');
  const message = `E11000 duplicate key error collection: ${db}.${collection} index: ${name} dup key: { ${pairs} }`;
  return new MongoError('DuplicateKey', message, { keyPattern: Object.fromEntries(pattern), keyValue });
}

/** A value in the words of an error: 64-bit integers keep all their digits. */
function shown(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : EJSON.stringify(value);
}

function checkUnique(view: View, collection: Collection, changes: Change[], id: Buffer): void {
  for (const { index, entries } of changes)
    for (const key of index.unique ? entries.keys : []) {
      const owner = view.get('idx', key);
      if (owner && !owner.equals(id))
        throw duplicateKey(collection, index.name, index.pattern, entries.values);
    }
}

/** Notes in the catalog what new entries reveal about an index. */
function noteShape(view: View, collection: Collection, { index, entries }: Change): void {
  let changed = entries.truncated && !index.truncated;
  if (entries.truncated) index.truncated = true;
  entries.multikey.forEach((many, i) => {
    if (!many || index.multikey[i]) return;
    index.multikey[i] = true;
    changed = true;
  });
  if (changed) saveCollection(view, collection);
}

/** Stores a new document. Throws before anything is written. */
export function insertDocument(view: View, collection: Collection, { doc, id }: Normalized): void {
  if (collection.dropped)
    throw new MongoError(
      'OperationFailed',
      `Collection ${collection.db}.${collection.name} was dropped while it was written to`,
    );
  const key = idKey(id);
  const at = documentKey(collection, key);
  if (view.get('docs', at)) throw duplicateKey(collection, '_id_', [['_id', 1]], [id]);
  const changes = entriesOf(collection, doc);
  checkUnique(view, collection, changes, key);
  view.put('docs', at, doc.bytes());
  for (const change of changes) putEntries(view, collection, change, key);
  view.addCount(collection.id, 1);
}

function putEntries(view: View, collection: Collection, change: Change, key: Buffer): void {
  noteShape(view, collection, change);
  for (const entry of change.entries.keys) view.put('idx', entryKey(change.index, entry, key), key);
}

/** Adds a document that is stored already to an index that is being built. */
export function indexDocument(view: View, collection: Collection, index: Index, { doc, key }: Found): void {
  const change = { index, entries: entriesIn(index, doc) };
  checkUnique(view, collection, [change], key);
  putEntries(view, collection, change, Buffer.from(key));
}

/** Replaces a stored document by another with the same `_id`; only changed index entries are written. */
export function replaceDocument(
  view: View,
  collection: Collection,
  { key, doc: before }: Found,
  after: RawValue,
): void {
  const added = entriesOf(collection, after);
  checkUnique(view, collection, added, key);
  view.put('docs', documentKey(collection, key), after.bytes());
  for (const change of added) {
    const { index, entries } = change;
    noteShape(view, collection, change);
    const [kept, old] = [keysByText(entries), keysByText(entriesIn(index, before))];
    for (const [text, entry] of old) if (!kept.has(text)) removeEntry(view, index, entry, key);
    for (const [text, entry] of kept)
      if (!index.ready || !old.has(text)) view.put('idx', entryKey(index, entry, key), key);
  }
}

const keysByText = ({ keys }: IndexEntries) => new Map(keys.map((key) => [key.latin1Slice(), key]));

function removeEntry(view: View, index: Index, entry: Buffer, key: Buffer): void {
  // While a unique index is being built, the entry may be another document's.
  if (index.unique && !index.ready && !view.get('idx', entry)?.equals(key)) return;
  view.remove('idx', entryKey(index, entry, key));
}

/** Removes a stored document and its index entries. */
export function deleteDocument(view: View, collection: Collection, { key, doc }: Found): void {
  view.remove('docs', documentKey(collection, key));
  for (const { index, entries } of entriesOf(collection, doc))
    for (const entry of entries.keys) removeEntry(view, index, entry, key);
  view.addCount(collection.id, -1);
}

/** Reads a document by the key of its `_id`. */
export function readDocument(view: View, collection: Collection, key: Buffer): Found | undefined {
  const bytes = view.get('docs', documentKey(collection, key));
  return bytes && { doc: rawDocument(bytes), key };
}
