import { badValue, MongoError } from '../errors/mongoError';
import { checkNamespace, type Collection, type IndexDefinition } from '../store/catalog';
import { buildIndexes } from '../store/indexBuild';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { readDefinition } from './indexDefinition';
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
    numIndexesBefore: before,
    numIndexesAfter: after,
    createdCollectionAutomatically: createdAutomatically,
    note: before === after ? 'all indexes already exist' : undefined,
  });
}

const keysOf = ({ pattern, partial }: IndexDefinition) => JSON.stringify([pattern, partial]);
const optionsOf = ({ unique, sparse, expireAfterSeconds }: IndexDefinition) =>
  JSON.stringify([unique, sparse, expireAfterSeconds]);

/** Which definitions are new; those that contradict an index are errors. Runs inside the write job. */
function reconcile(collection: Collection, definitions: IndexDefinition[]): IndexDefinition[] {
  const fresh: IndexDefinition[] = [];
  for (const definition of definitions) {
    if (definition.name === '_id_') throw badValue("The index name '_id_' is reserved for the _id index");
    const others: IndexDefinition[] = [...collection.indexes, ...fresh];
    const byName = others.find(({ name }) => name === definition.name);
    const byKeys = others.find((other) => keysOf(other) === keysOf(definition));
    if (byName && byName === byKeys && optionsOf(byName) === optionsOf(definition)) continue;
    if (byName)
      throw new MongoError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${definition.name}`,
      );
    if (byKeys)
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name or different options: ${byKeys.name}`,
      );
    fresh.push(definition);
  }
  if (collection.indexes.length + 1 + fresh.length > MAX_INDEXES)
    throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${collection.name}`);
  return fresh;
}
