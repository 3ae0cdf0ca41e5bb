import { type Plain, plainDocument } from '../bson/plainValue';
import { fieldsOf, isNullish, rawDocument, type RawValue, T, textOf } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Collection, Index } from '../store/catalog';
import type { Command } from '../wire/command';
import { collectionFor, type Context } from './engine';
import { readPattern } from './indexDefinition';
import { listReply } from './listReply';
import { reply } from './reply';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An index as listIndexes describes it. */
function describeIndex({ name, pattern, unique, sparse, partial, expireAfterSeconds }: Index): Plain {
  return {
    v: 2,
    key: Object.fromEntries(pattern),
    name,
    unique: unique || undefined,
    sparse: sparse || undefined,
    expireAfterSeconds,
    partialFilterExpression: partial && plainDocument(rawDocument(Buffer.from(partial, 'base64'))),
  };
}

/** listIndexes */
export async function listIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow('cursor includeBuildUUIDs includeIndexBuildInfo');
  const namespace = `${command.db}.${command.collection()}`;
  const collection = collectionFor(context, command.db, command.collection());
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  const list: Plain[] = [{ v: 2, key: { _id: 1 }, name: '_id_' }];
  for (const index of collection.indexes) if (index.ready) list.push(describeIndex(index));
  return listReply(context, command, list, namespace);
}

/** dropIndexes */
export async function dropIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow('index');
  const { catalog, store } = context.engine;
  const collection = catalog.find(command.db, command.collection());
  if (!collection)
    throw new MongoError('NamespaceNotFound', `ns not found ${command.db}.${command.collection()}`);
  const before = collection.indexes.length + 1;
  const which = command.raw('index');
  await store.free((view) => {
    for (const index of chosenIndexes(collection, which)) catalog.dropIndex(view, collection, index);
  });
  context.engine.onGarbage();
  return reply({ nIndexesWas: before });
}

function chosenIndexes(collection: Collection, which: RawValue | undefined): Index[] {
  if (!which || isNullish(which))
    throw new MongoError('Location40415', "BSON field 'dropIndexes.index' is missing but a required field");
  if (which.type === T.array) return fieldsOf(which).flatMap(([, one]) => chosenIndexes(collection, one));
  const name = which.type === T.string ? textOf(which) : undefined;
  if (name === '*') return [...collection.indexes];
  const pattern = which.type === T.object ? readPattern(which) : undefined;
  if (name === '_id_' || same(pattern, [['_id', 1]]))
    throw new MongoError('InvalidOptions', 'cannot drop _id index');
  const index = collection.indexes.find((one) => (pattern ? same(one.pattern, pattern) : one.name === name));
  if (!index)
    throw new MongoError('IndexNotFound', `index not found with name [${name ?? JSON.stringify(pattern)}]`);
  return [index];
}
