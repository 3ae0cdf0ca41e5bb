import { serialize } from 'bson';
import { fromPlainDocument, isTruthy, numberOf, plainDocument, type Plain } from '../bson/plainValue';
import { fieldsOf, isNullish, isNumeric, rawDocument, type RawValue, T, textOf } from '../bson/rawValue';
import { collectionFor, type Context } from '../engine';
import { MongoError, notSupported } from '../errors';
import { parseFilter } from '../query/parseFilter';
import { checkNamespace, type Collection, type Index, type IndexRecord } from '../store/catalog';
import { buildIndexes } from '../store/indexBuild';
import type { KeyPattern } from '../store/indexKeys';
import { checkCollation, type Command } from './command';

const MAX_INDEXES = 64;
/** Seconds; 68 years. */
const MAX_LIFETIME = 2 ** 31 - 1;
const KNOWN = new Set([
  ...[
    'key',
    'name',
    'unique',
    'sparse',
    'partialFilterExpression',
    'expireAfterSeconds',
    'background',
    'v',
    'ns',
  ],
  ...['collation', 'hidden', 'dropDups', 'commitQuorum', 'textIndexVersion', 'weights', 'default_language'],
  ...[
    'language_override',
    '2dsphereIndexVersion',
    'bits',
    'min',
    'max',
    'wildcardProjection',
    'storageEngine',
    'prepareUnique',
  ],
]);
const REFUSED = [
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'prepareUnique',
];

type Definition = Omit<IndexRecord, 'id' | 'multikey' | 'truncated'>;
const cannot = (message: string) => new MongoError('CannotCreateIndex', message);

/** createIndexes */
export async function createIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions']));
  checkNamespace(command.db, command.collection());
  const definitions = command.documents('indexes').map(readDefinition);
  if (definitions.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  const { engine } = context;
  const createdAutomatically = !engine.catalog.find(command.db, command.collection());
  const before = (engine.catalog.find(command.db, command.collection())?.indexes.length ?? 0) + 1;
  const wanted = definitions.filter((definition) => definition !== undefined);
  const collection = await buildIndexes(engine, command.db, command.collection(), wanted, reconcile);
  const after = collection.indexes.length + 1;
  return Buffer.from(
    serialize({
      ...{
        numIndexesBefore: before,
        numIndexesAfter: after,
        createdCollectionAutomatically: createdAutomatically,
      },
      ...(before === after ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    }),
  );
}

/** undefined: the index on `_id`, which every collection has. */
function readDefinition(raw: RawValue): Definition | undefined {
  const fields = new Map(fieldsOf(raw));
  for (const name of fields.keys())
    if (!KNOWN.has(name))
      throw new MongoError('InvalidOptions', `The field '${name}' is not valid for an index specification`);
  for (const name of REFUSED)
    if (fields.has(name)) throw notSupported(`The index option ${name}`, 'CannotCreateIndex');
  checkCollation(fields.get('collation'), 'CannotCreateIndex');
  const key = fields.get('key');
  if (key?.type !== T.object)
    throw new MongoError('FailedToParse', "The 'key' field is a required property of an index specification");
  const pattern = readPattern(key);
  const given = fields.get('name');
  const name =
    given?.type === T.string
      ? textOf(given)
      : pattern.map(([path, direction]) => `${path}_${direction}`).join('_');
  if (isTruthy(fields.get('hidden'))) throw notSupported('A hidden index', 'CannotCreateIndex');
  const expire = fields.get('expireAfterSeconds');
  const partial = fields.get('partialFilterExpression');
  const [unique, sparse] = [isTruthy(fields.get('unique')), isTruthy(fields.get('sparse'))];
  if (pattern.length === 1 && pattern[0]![0] === '_id') {
    if (sparse || partial || expire) throw cannot('The _id index cannot be sparse, partial or expiring');
    return undefined;
  }
  const seconds = expire && readLifetime(expire);
  if (expire && pattern.length > 1)
    throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (partial && partial.type !== T.object)
    throw new MongoError('TypeMismatch', 'partialFilterExpression must be an object');
  if (partial && sparse) throw cannot('cannot mix "partialFilterExpression" and "sparse" options');
  if (partial) parseFilter(partial);
  return {
    ...{ name, pattern, unique, sparse, ready: false },
    ...(partial ? { partial: Buffer.from(partial.bytes()).toString('base64') } : {}),
    ...(seconds === undefined ? {} : { expireAfterSeconds: seconds }),
  };
}

function readLifetime(expire: RawValue): number {
  if (!isNumeric(expire)) throw cannot("TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = numberOf(expire);
  if (Number.isNaN(seconds)) throw cannot("TTL index 'expireAfterSeconds' option must not be NaN");
  if (seconds < 0 || seconds > MAX_LIFETIME)
    throw cannot(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  return Math.trunc(seconds);
}

function readPattern(key: RawValue): KeyPattern {
  const pattern = fieldsOf(key).map(([path, direction]): [string, number] => {
    if (direction.type === T.string)
      throw notSupported(`An index of the kind ${textOf(direction)}`, 'CannotCreateIndex');
    if (path.includes('$**')) throw notSupported('A wildcard index', 'CannotCreateIndex');
    const number = isNumeric(direction) ? numberOf(direction) : NaN;
    if (!Number.isFinite(number) || number === 0)
      throw cannot(`Values in v:2 index key pattern must be nonzero numbers: ${path}`);
    if (path === '' || path.split('.').some((part) => part === '' || part[0] === '$'))
      throw cannot(`Index keys cannot be empty or begin with '$': '${path}'`);
    return [path, number];
  });
  if (pattern.length === 0) throw cannot('Index keys cannot be an empty object');
  if (pattern.length > 32) throw cannot('Index has more than 32 fields');
  if (new Set(pattern.map(([path]) => path)).size < pattern.length) throw cannot('Index has a field twice');
  return pattern;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const optionsOf = ({ unique, sparse, partial }: Definition) => [unique, sparse, partial ?? null];

/** Which definitions are new; those that contradict an index are errors. Runs inside the write job. */
function reconcile(collection: Collection, definitions: Definition[]): Definition[] {
  const fresh: Definition[] = [];
  for (const definition of definitions) {
    if (definition.name === '_id_')
      throw new MongoError('BadValue', "The index name '_id_' is reserved for the _id index");
    const others: Definition[] = [...collection.indexes, ...fresh];
    const byName = others.find(({ name }) => name === definition.name);
    const byKey = others.find(
      (other) =>
        same(other.pattern, definition.pattern) && same(other.partial ?? null, definition.partial ?? null),
    );
    const full = (one: Definition) => [...optionsOf(one), one.expireAfterSeconds ?? null];
    if (byName && same(byName.pattern, definition.pattern) && same(full(byName), full(definition))) continue;
    if (byName)
      throw new MongoError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${definition.name}`,
      );
    if (byKey)
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name or different options: ${byKey.name}`,
      );
    fresh.push(definition);
  }
  if (collection.indexes.length + 1 + fresh.length > MAX_INDEXES)
    throw cannot(`add index fails, too many indexes for ${collection.name}`);
  return fresh;
}

/** An index as listIndexes describes it. */
export function describeIndex(index: Index): Plain {
  const partial = index.partial && plainDocument(rawDocument(Buffer.from(index.partial, 'base64')));
  return {
    ...{ v: 2, key: Object.fromEntries(index.pattern), name: index.name },
    ...(index.unique ? { unique: true } : {}),
    ...(index.sparse ? { sparse: true } : {}),
    ...(partial ? { partialFilterExpression: partial } : {}),
    ...(index.expireAfterSeconds === undefined ? {} : { expireAfterSeconds: index.expireAfterSeconds }),
  };
}

/** listIndexes */
export async function listIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo']));
  const namespace = `${command.db}.${command.collection()}`;
  const collection = collectionFor(context, command.db, command.collection());
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  const list: Plain[] = [{ v: 2, key: { _id: 1 }, name: '_id_' }];
  for (const index of collection.indexes) if (index.ready) list.push(describeIndex(index));
  return listReply(context, command, list, namespace);
}

/** A list of descriptions as a cursor. */
export function listReply(
  context: Context,
  command: Command,
  list: Plain[],
  namespace: string,
): Promise<Buffer> {
  let rest: RawValue[] | null = list.map(fromPlainDocument);
  const source = {
    next: async () => {
      const all = rest;
      rest = null;
      return all;
    },
  };
  const cursor = command.plain('cursor');
  const batchSize = typeof cursor?.batchSize === 'number' ? cursor.batchSize : undefined;
  return context.engine.cursors.open(source, namespace, batchSize, false);
}

/** dropIndexes */
export async function dropIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['index']));
  const { catalog, store } = context.engine;
  const collection = catalog.find(command.db, command.collection());
  if (!collection)
    throw new MongoError('NamespaceNotFound', `ns not found ${command.db}.${command.collection()}`);
  const before = collection.indexes.length + 1;
  const which = command.raw('index');
  await store.write(
    (view) => {
      for (const index of chosenIndexes(collection, which)) catalog.dropIndex(view, collection, index);
    },
    { frees: true },
  );
  context.engine.onGarbage();
  return Buffer.from(serialize({ nIndexesWas: before, ok: 1 }));
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
