import { Binary } from 'bson';
import { fromPlainDocument, type Plain } from '../bson/plainValue';
import { EMPTY_OBJECT } from '../bson/rawValue';
import { notSupported } from '../errors/mongoError';
import { matchDocument } from '../filter/matchDocument';
import { parseFilter } from '../filter/parseFilter';
import { checkNamespace, type Collection } from '../store/catalog';
import type { Command } from '../wire/command';
import { checkCollation } from './collation';
import type { Context } from './engine';
import { listReply } from './listReply';
import { reply } from './reply';

const NOT_HERE =
  'capped size max timeseries viewOn pipeline validator clusteredIndex encryptedFields ' +
  'changeStreamPreAndPostImages storageEngine indexOptionDefaults expireAfterSeconds';
const HARMLESS = 'validationLevel validationAction collation autoIndexId idIndex flags temp';

/** create */
export async function create(context: Context, command: Command): Promise<Buffer> {
  command.allow(`${NOT_HERE} ${HARMLESS}`);
  for (const option of NOT_HERE.split(' ')) {
    const value = command.raw(option);
    if (value && (option !== 'capped' || command.flag('capped')))
      throw notSupported(`The collection option ${option}`, 'InvalidOptions');
  }
  checkCollation(command.raw('collation'));
  checkNamespace(command.db, command.collection());
  const { catalog, store } = context.engine;
  await store.write((view) => {
    // A collection without options that exists already is no error, as on the server.
    catalog.ensure(view, command.db, command.collection());
  });
  return reply({});
}

/** drop */
export async function drop(context: Context, command: Command): Promise<Buffer> {
  command.allow('');
  const { catalog, store } = context.engine;
  const namespace = `${command.db}.${command.collection()}`;
  const nIndexesWas = await store.free((view) => {
    const collection = catalog.find(command.db, command.collection());
    if (collection) catalog.dropCollection(view, collection);
    return collection ? collection.indexes.length + 1 : undefined;
  });
  context.engine.onGarbage();
  return reply(nIndexesWas === undefined ? { info: 'ns not found' } : { nIndexesWas, ns: namespace });
}

/** dropDatabase */
export async function dropDatabase(context: Context, command: Command): Promise<Buffer> {
  command.allow('');
  const { catalog, store } = context.engine;
  await store.free((view) => {
    for (const collection of catalog.collections(command.db)) catalog.dropCollection(view, collection);
  });
  context.engine.onGarbage();
  return reply({ dropped: command.db });
}

/** The descriptions that the filter of a command lets through. */
function wanted(command: Command, list: Plain[]): Plain[] {
  const filter = parseFilter(command.object('filter') ?? EMPTY_OBJECT);
  return list.filter((one) => matchDocument(filter, fromPlainDocument(one)));
}

/** listCollections */
export async function listCollections(context: Context, command: Command): Promise<Buffer> {
  command.allow('filter nameOnly authorizedCollections cursor');
  const nameOnly = command.flag('nameOnly');
  const collections = context.engine.catalog.collections(command.db);
  const list = collections.map((collection) => describe(collection, nameOnly));
  return listReply(context, command, wanted(command, list), `${command.db}.$cmd.listCollections`);
}

function describe({ db, name, uuid }: Collection, nameOnly: boolean): Plain {
  if (nameOnly) return { name, type: 'collection' };
  const id = new Binary(Buffer.from(uuid.replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID);
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_', ns: `${db}.${name}` };
  return { name, type: 'collection', options: {}, info: { readOnly: false, uuid: id }, idIndex };
}

/** listDatabases */
export async function listDatabases(context: Context, command: Command): Promise<Buffer> {
  command.allow('filter nameOnly authorizedDatabases');
  const { catalog, store } = context.engine;
  const nameOnly = command.flag('nameOnly');
  const size = store.fileSize();
  const databases = catalog
    .databaseNames()
    .filter((name) => context.only === undefined || name === context.only)
    .map((name): Plain => (nameOnly ? { name } : { name, sizeOnDisk: size, empty: false }));
  const sizes = nameOnly ? {} : { totalSize: size, totalSizeMb: Math.round(size / 1e6) };
  return reply({ databases: wanted(command, databases), ...sizes });
}

/** dbStats */
export async function dbStats(context: Context, command: Command): Promise<Buffer> {
  command.allow('scale freeStorage');
  const { catalog, store } = context.engine;
  const collections = catalog.collections(command.db);
  const objects = collections.reduce((sum, { id }) => sum + (store.counts.get(id) ?? 0), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length + 1, 0);
  return reply({
    db: command.db,
    collections: collections.length,
    views: 0,
    objects,
    indexes,
    dataSize: 0,
    storageSize: store.fileSize(),
    // Not of MongoDB: clients learn that nothing is stored before they try.
    writesRefused: store.isFull(),
    damaged: catalog.damages(command.db),
  });
}
