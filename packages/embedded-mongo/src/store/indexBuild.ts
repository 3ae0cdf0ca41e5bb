import { successor } from '../bson/encodeKey';
import { rawDocument } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import { type Collection, type DataStore, type Index, type IndexDefinition, toRecord } from './catalog';
import { indexDocument } from './documents';
import { WRITE_SLICE_MS, yieldTurn } from './turns';

const CHUNK = 200;

/**
 * Creates indexes and fills them while others go on writing: from the first job on every write maintains the
 * index, and the jobs that follow add the documents that were there before. Resolves when they are complete.
 */
export async function buildIndexes(
  data: DataStore,
  db: string,
  name: string,
  definitions: IndexDefinition[],
  choose: (collection: Collection, definitions: IndexDefinition[]) => IndexDefinition[],
): Promise<Collection> {
  const { catalog, store } = data;
  const added: Index[] = [];
  let end: Buffer | undefined;
  const collection = await store.write((view) => {
    added.length = 0;
    const existing = catalog.find(db, name);
    // Contradictions must be found before anything is written.
    if (existing) choose(existing, definitions);
    const target = catalog.ensure(view, db, name);
    const fresh = choose(target, definitions);
    for (const definition of fresh) added.push(catalog.addIndex(view, target, definition));
    // What is there already needs no look at the documents, of which one may be damaged.
    if (added.length === 0) return target;
    const upper = successor(target.prefix);
    end = view.range('docs', target.prefix, upper, 1).length > 0 ? upper : undefined;
    if (!end) for (const index of added) catalog.finishIndex(view, target, index);
    return target;
  });
  if (end && added.length > 0) await fill(data, collection, added, end);
  await whenBuilt(collection, definitions);
  return collection;
}

async function fill(data: DataStore, collection: Collection, added: Index[], end: Buffer): Promise<void> {
  const { catalog, store } = data;
  let from = collection.prefix;
  try {
    for (let done = false; !done;) {
      const after = await store.write((view) => {
        let reached = from;
        const until = performance.now() + WRITE_SLICE_MS;
        if (collection.dropped || added.some((index) => !collection.indexes.includes(index)))
          throw new MongoError('IndexNotFound', 'The index was dropped while it was built');
        for (;;) {
          const entries = view.range('docs', reached, end, CHUNK);
          for (const { key, value } of entries)
            for (const index of added)
              indexDocument(view, collection, index, { doc: rawDocument(value), key: key.subarray(4) });
          const last = entries[entries.length - 1];
          if (last) reached = Buffer.concat([last.key, Buffer.from([0])]);
          if (entries.length < CHUNK) return { reached, done: true };
          if (performance.now() > until) return { reached, done: false };
        }
      });
      from = after.reached;
      done = after.done;
      await yieldTurn();
    }
    await store.write((view) => {
      for (const index of added) catalog.finishIndex(view, collection, index);
    });
  } catch (error) {
    await store.free((view) => {
      for (const index of added)
        if (collection.indexes.includes(index)) catalog.dropIndex(view, collection, index);
    });
    throw error;
  }
}

/** Drops an index that does not agree with the documents, and builds it again from them. */
export async function rebuildIndex(data: DataStore, collection: Collection, index: Index): Promise<void> {
  const { catalog, store } = data;
  const { id, multikey, truncated, ...definition } = toRecord(index);
  const fresh = await store.write((view) => {
    catalog.dropIndex(view, collection, index);
    return catalog.addIndex(view, collection, { ...definition, ready: false });
  });
  await fill(data, collection, [fresh], successor(collection.prefix));
}

/** Someone else may be building the same index: the answer waits for that too. */
async function whenBuilt(collection: Collection, definitions: IndexDefinition[]): Promise<void> {
  const building = () =>
    collection.indexes.some((index) => !index.ready && definitions.some(({ name }) => name === index.name));
  while (building()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Indexes whose build was cut off by the end of the process were never answered for: they are dropped. */
export async function dropUnfinishedIndexes(data: DataStore): Promise<void> {
  const { catalog, store } = data;
  for (const collection of catalog.all())
    for (const index of collection.indexes.filter(({ ready }) => !ready))
      await store.free((view) => catalog.dropIndex(view, collection, index));
}
