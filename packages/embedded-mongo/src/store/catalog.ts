import { randomUUID } from 'node:crypto';
import { rawDocument } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Filter } from '../filter/filter';
import { parseFilter } from '../filter/parseFilter';
import { damaged } from './dataFile';
import { type KeyPattern, type KeyShape, keyShape } from './indexKeys';
import { countKey, type Store } from './store';
import type { View } from './view';

/** 1: values as they came. 2: documents and the catalog carry checksums; values of format 1 are read as they are. */
const FORMAT_VERSION = 2;

/** An index as it is stored. */
export interface IndexRecord {
  id: number;
  name: string;
  pattern: KeyPattern;
  unique: boolean;
  sparse: boolean;
  /** The partial filter as it came, in base64 of BSON. */
  partial?: string;
  expireAfterSeconds?: number;
  multikey: boolean[];
  truncated: boolean;
  ready: boolean;
}

/** What is wanted of an index. */
export type IndexDefinition = Omit<IndexRecord, 'id' | 'multikey' | 'truncated'>;

/** An index in memory: the record and what is derived from it. */
export interface Index extends IndexRecord {
  prefix: Buffer;
  shape: KeyShape;
  filter?: Filter;
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  uuid: string;
  prefix: Buffer;
  indexes: Index[];
  dropped: boolean;
  /** What the check found: nothing is answered any more that might be only a part. */
  damage?: string;
  /** What the check found of single documents: each is an error of its own for those who read it. */
  damagedDocuments?: string;
}

export type CollectionRecord = Pick<Collection, 'id' | 'db' | 'name' | 'uuid'> & { indexes: IndexRecord[] };

/** The documents and what is known of their collections. */
export interface DataStore {
  store: Store;
  catalog: Catalog;
}

/** Databases, collections and indexes. Kept in memory, written in the same transaction as what they describe. */
export class Catalog {
  /** By `database.collection`. */
  private readonly collectionsByName = new Map<string, Collection>();
  private nextId = 1;
  private format = FORMAT_VERSION;
  /** Set when it cannot be told which collections are damaged. */
  private damage?: string;

  constructor(private readonly store: Store) {
    this.load();
    store.onRollback = () => this.load();
  }

  private load(): void {
    const { view } = this.store;
    const known = new Map(this.all().map((collection) => [collection.id, collection]));
    this.collectionsByName.clear();
    this.store.counts.clear();
    this.format = view.get('meta', VERSION)?.readUInt32BE() ?? FORMAT_VERSION;
    if (this.format > FORMAT_VERSION)
      throw new Error(
        `The data was written by a newer version (format ${this.format}, this one knows ${FORMAT_VERSION})`,
      );
    this.nextId = view.get('meta', NEXT_ID)?.readUInt32BE() ?? 1;
    for (const { value } of view.range('meta', Buffer.from('c'), Buffer.from('d'), 1e6)) {
      const record = JSON.parse(value.toString()) as CollectionRecord;
      const old = known.get(record.id);
      // After a rollback commands in progress keep their objects, so these are refreshed in place.
      const collection: Collection = Object.assign(old ?? {}, {
        ...record,
        prefix: idPrefix(record.id),
        indexes: record.indexes.map((index) =>
          Object.assign(old?.indexes.find(({ id }) => id === index.id) ?? {}, openIndex(index)),
        ),
        dropped: false,
      });
      this.remember(collection);
      this.store.counts.set(record.id, view.get('meta', countKey(record.id))?.readDoubleBE() ?? 0);
    }
  }

  private remember(collection: Collection): void {
    this.collectionsByName.set(`${collection.db}.${collection.name}`, collection);
  }

  find(db: string, name: string): Collection | undefined {
    const collection = this.named(`${db}.${name}`);
    const damage = this.damage ?? collection?.damage;
    if (damage) throw damaged(damage);
    return collection;
  }

  /** A collection by `database.collection`, whether it is whole or damaged. */
  named(namespace: string | undefined): Collection | undefined {
    return this.collectionsByName.get(namespace ?? '');
  }

  /** From now on questions about a collection, or about all of them, are answered with what is wrong. */
  noteDamage(namespace: string | undefined, what: string): void {
    const collection = this.named(namespace);
    if (collection) collection.damage = what;
    else this.damage = what;
  }

  /** Only some documents of a collection are damaged: all others are answered. */
  noteDamagedDocuments(namespace: string | undefined, what: string): void {
    const collection = this.named(namespace);
    if (collection) collection.damagedDocuments = what;
  }

  /** A question met a damaged document that no check has named yet. @returns whether it is news */
  noteMet(namespace: string, what: string): boolean {
    const collection = this.named(namespace);
    if (!collection || collection.damage !== undefined || collection.damagedDocuments !== undefined)
      return false;
    collection.damagedDocuments = what;
    return true;
  }

  /** What is known to be damaged in a database, in one line each. */
  damages(db: string): string[] {
    const ofCollections = this.collections(db).flatMap(({ name, damage, damagedDocuments }) =>
      [damage, damagedDocuments].flatMap((what) => (what ? [`${name}: ${what}`] : [])),
    );
    return this.damage ? [this.damage, ...ofCollections] : ofCollections;
  }

  /** Earlier versions cannot read what this one writes: they shall refuse the data from its first write on. */
  async raiseFormat(): Promise<void> {
    if (this.format < FORMAT_VERSION)
      await this.store.free((view) => view.put('meta', VERSION, uint32(FORMAT_VERSION)));
  }

  databaseNames(): string[] {
    return [...new Set(this.all().map(({ db }) => db))].sort();
  }

  collections(db: string): Collection[] {
    return this.all()
      .filter((one) => one.db === db)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  all(): Collection[] {
    return [...this.collectionsByName.values()];
  }

  private takeId(view: View): number {
    const id = this.nextId++;
    view.put('meta', NEXT_ID, uint32(this.nextId));
    return id;
  }

  /** Finds or creates a collection; must run inside a write job. */
  ensure(view: View, db: string, name: string): Collection {
    const found = this.find(db, name);
    if (found) return found;
    checkNamespace(db, name);
    view.put('meta', VERSION, uint32(FORMAT_VERSION));
    const id = this.takeId(view);
    const collection: Collection = {
      id,
      db,
      name,
      uuid: randomUUID(),
      prefix: idPrefix(id),
      indexes: [],
      dropped: false,
    };
    this.remember(collection);
    this.store.counts.set(id, 0);
    saveCollection(view, collection);
    return collection;
  }

  addIndex(view: View, collection: Collection, definition: IndexDefinition): Index {
    const record = {
      ...definition,
      id: this.takeId(view),
      multikey: definition.pattern.map(() => false),
      truncated: false,
    };
    const index = openIndex(record);
    collection.indexes.push(index);
    saveCollection(view, collection);
    return index;
  }

  /** Marks an index complete: from now on queries may use it. */
  finishIndex(view: View, collection: Collection, index: Index): void {
    index.ready = true;
    saveCollection(view, collection);
  }

  dropIndex(view: View, collection: Collection, index: Index): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    saveCollection(view, collection);
    markGarbage(view, 'idx', index.id);
  }

  /** Gives a collection another name; nothing may have that name. */
  rename(view: View, collection: Collection, name: string): void {
    this.collectionsByName.delete(`${collection.db}.${collection.name}`);
    collection.name = name;
    this.remember(collection);
    saveCollection(view, collection);
  }

  dropCollection(view: View, collection: Collection): void {
    collection.dropped = true;
    this.collectionsByName.delete(`${collection.db}.${collection.name}`);
    this.store.counts.delete(collection.id);
    view.remove('meta', collectionKey(collection.id));
    view.remove('meta', countKey(collection.id));
    markGarbage(view, 'docs', collection.id);
    for (const index of collection.indexes) markGarbage(view, 'idx', index.id);
  }
}

/** Writes the record of a collection, for example after an index changed. */
export function saveCollection(view: View, collection: Collection): void {
  const { id, db, name, uuid, indexes } = collection;
  const record: CollectionRecord = { id, db, name, uuid, indexes: indexes.map(toRecord) };
  view.put('meta', collectionKey(id), Buffer.from(JSON.stringify(record)));
}

const VERSION = Buffer.from('v');
const NEXT_ID = Buffer.from('i');

/** Where the record of a collection stands in `meta`. */
export function collectionKey(id: number): Buffer {
  return Buffer.concat([Buffer.from('c'), idPrefix(id)]);
}

/** The four bytes that all keys of a collection or an index begin with. */
export function idPrefix(id: number): Buffer {
  return uint32(id);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Notes that all keys under an id are to be deleted in the background. */
function markGarbage(view: View, table: 'docs' | 'idx', id: number): void {
  view.put('meta', Buffer.concat([Buffer.from(`g${table[0]}`), idPrefix(id)]), Buffer.from('1'));
}

/** An index from its record. */
export function openIndex(record: IndexRecord): Index {
  return {
    ...record,
    prefix: idPrefix(record.id),
    shape: keyShape(record.pattern),
    filter: record.partial ? parseFilter(rawDocument(Buffer.from(record.partial, 'base64'))) : undefined,
    // Earlier versions wrote null for "never", which as a number would mean "at once".
    expireAfterSeconds: record.expireAfterSeconds ?? undefined,
  };
}

/** What is stored of an index. */
export function toRecord(index: Index): IndexRecord {
  const { id, name, pattern, unique, sparse, partial, expireAfterSeconds, multikey, truncated, ready } =
    index;
  return { id, name, pattern, unique, sparse, partial, expireAfterSeconds, multikey, truncated, ready };
}

/** Refuses names that MongoDB refuses. */
export function checkNamespace(db: string, name: string): void {
  const invalid = (why: string) =>
    new MongoError('InvalidNamespace', `Invalid namespace specified '${db}.${name}': ${why}`);
  if (db === '' || db.length > 63 || /[\0/\\. "$*<>:|?]/.test(db)) throw invalid('database name');
  if (name === '' || /[\0$]/.test(name) || name.startsWith('.') || name.endsWith('.'))
    throw invalid('collection name');
  if (name.startsWith('system.')) throw invalid('system collections are reserved');
  if (Buffer.byteLength(db) + Buffer.byteLength(name) + 1 > 255) throw invalid('longer than 255 bytes');
}
