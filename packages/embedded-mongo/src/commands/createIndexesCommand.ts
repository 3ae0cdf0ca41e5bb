import { badValue, MongoError } from '../errors/mongoError';
import { checkNamespace, type Collection } from '../store/catalog';
import { buildIndexes } from '../store/indexBuild';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { type Definition, readDefinition } from './indexDefinition';
import { reply } from './reply';

const MAX_INDEXES = 64;

/** createIndexes */
export async function createIndexes(context: Context, command: Command): Promise<Buffer> {
  command.allow('indexes commitQuorum ignoreUnknownIndexOptions');
  checkNamespace(command.db, command.collection());
  const definitions = command.documents('indexes').map(readDefinition);
  if (definitions.length === 0) throw badValue('Must specify at least one index to create');
  const { engine } = context;
  const createdAutomatically = !engine.catalog.find(command.db, command.collection());
  const before = (engine.catalog.find(command.db, command.collection())?.indexes.length ?? 0) + 1;
  const wanted = definitions.filter((definition) => definition !== undefined);
  const collection = await buildIndexes(engine, command.db, command.collection(), wanted, reconcile);
  const after = collection.indexes.length + 1;
  return reply({
    ...{
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: createdAutomatically,
    },
    ...(before === after ? { note: 'all indexes already exist' } : {}),
  });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const optionsOf = ({ unique, sparse, partial }: Definition) => [unique, sparse, partial ?? null];

/** Which definitions are new; those that contradict an index are errors. Runs inside the write job. */
function reconcile(collection: Collection, definitions: Definition[]): Definition[] {
  const fresh: Definition[] = [];
  for (const definition of definitions) {
    if (definition.name === '_id_') throw badValue("The index name '_id_' is reserved for the _id index");
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
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.name}`);
  return fresh;
}
