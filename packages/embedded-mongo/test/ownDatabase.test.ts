import { statSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

let folder: ReturnType<typeof temporaryFolder>;
let server: EmbeddedMongo;
let scanner: MongoClient;
let identity: MongoClient;

beforeAll(async () => {
  folder = temporaryFolder();
  const databases = ['yinyom_scanner', 'yinyom_identity'];
  server = await startEmbeddedMongo({ dataDir: folder.folder, databases });
  scanner = new MongoClient(server.uris['yinyom_scanner'] ?? '');
  identity = new MongoClient(server.uris['yinyom_identity'] ?? '');
  await identity.db('yinyom_identity').collection('users').insertOne({ email: 'somebody@a.ac.th' });
});
afterAll(async () => {
  await scanner.close();
  await identity.close();
  await server.close();
  folder.remove();
});

it('V-10 DA-06b each address serves its own database as ever', async () => {
  const scans = scanner.db('yinyom_scanner').collection('scans');
  await scans.createIndex({ at: 1 });
  await scans.insertMany([{ at: 1 }, { at: 2 }]);
  expect(
    await scans
      .find({ at: { $gte: 1 } })
      .batchSize(1)
      .toArray(),
  ).toHaveLength(2);
  await scans.aggregate([{ $match: {} }, { $merge: { into: 'copies' } }]).toArray();
  expect(await scanner.db('yinyom_scanner').collection('copies').countDocuments()).toBe(2);
  expect(await identity.db('yinyom_identity').collection('users').countDocuments()).toBe(1);
});

/** What a client of the scanner's address may try on the database of identity. */
const foreign = (): Record<string, () => Promise<unknown>> => {
  const db = scanner.db('yinyom_identity');
  const users = db.collection('users');
  const own = scanner.db('yinyom_scanner').collection('scans');
  const join = {
    from: { db: 'yinyom_identity', coll: 'users' },
    localField: 'at',
    foreignField: 'x',
    as: 'x',
  };
  return {
    find: () => users.find().toArray(),
    count: () => users.countDocuments(),
    insert: () => users.insertOne({ a: 1 }),
    update: () => users.updateMany({}, { $set: { role: 0 } }),
    delete: () => users.deleteMany({}),
    findAndModify: () => users.findOneAndDelete({}),
    distinct: () => users.distinct('email'),
    createIndex: () => users.createIndex({ a: 1 }),
    drop: () => users.drop(),
    dropDatabase: () => db.dropDatabase(),
    listCollections: () => db.listCollections().toArray(),
    dbStats: () => db.stats(),
    '$out into': () => own.aggregate([{ $out: { db: 'yinyom_identity', coll: 'users' } }]).toArray(),
    '$merge into': () =>
      own.aggregate([{ $merge: { into: { db: 'yinyom_identity', coll: 'users' } } }]).toArray(),
    '$lookup from': () => own.aggregate([{ $lookup: join }]).toArray(),
  };
};

const FOREIGN = [
  ...['find', 'count', 'insert', 'update', 'delete', 'findAndModify', 'distinct', 'createIndex', 'drop'],
  ...['dropDatabase', 'listCollections', 'dbStats', '$out into', '$merge into', '$lookup from'],
];

it.each(FOREIGN)('V-10 DA-06b %s of another service’s database is refused', async (name) => {
  // No `$lookup` is there for anybody.
  const code = name === '$lookup from' ? 40324 : 13;
  await expect(foreign()[name]?.()).rejects.toMatchObject({ code });
  expect(await identity.db('yinyom_identity').collection('users').findOne()).toMatchObject({
    email: 'somebody@a.ac.th',
  });
});

it('V-10 DA-06b databases of others are not even named', async () => {
  const { databases } = await scanner.db('admin').admin().listDatabases();
  expect(databases.map(({ name }) => name)).toEqual(['yinyom_scanner']);
});

it('V-10 each socket is its owner’s alone, and there is none for everything', () => {
  const mode = (name: string) => statSync(path.join(folder.folder, name)).mode & 0o777;
  expect(mode('mongo-yinyom_scanner.sock')).toBe(0o600);
  expect(mode('mongo-yinyom_identity.sock')).toBe(0o600);
  expect(() => mode('mongo.sock')).toThrow('ENOENT');
});
