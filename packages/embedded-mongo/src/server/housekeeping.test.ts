import { MongoClient } from 'mongodb';
import { temporaryFolder } from '../../test/serverProcess';
import { Engine } from '../commands/engine';
import { startEmbeddedMongo } from '../startEmbeddedMongo';
import { copyDatabase, verifyCopy } from '../store/backupCopy';
import { Housekeeping } from './housekeeping';

describe('background work', () => {
  const { folder, remove } = temporaryFolder();
  // The store is written to beside the server here, which says at its next start that the file is another one.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  afterAll(() => {
    said.mockRestore();
    remove();
  });

  it('When documents expire and collections are dropped, Then nothing of them stays, and a copy is whole', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder });
    const client = await MongoClient.connect(server.uri);
    const items = client.db('x').collection('items');
    await items.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await items.createIndex({ other: -1 }, { expireAfterSeconds: 60 });
    const old = new Date(Date.now() - 120_000);
    await items.insertMany([
      { at: old },
      { at: new Date() },
      { at: 'text' },
      { other: old },
      { other: new Date() },
      { n: 1 },
    ]);
    await client
      .db('x')
      .collection('gone')
      .insertMany(Array.from({ length: 1500 }, (_, n) => ({ n })));
    await client.db('x').collection('gone').createIndex({ n: 1 });
    await client.db('x').dropCollection('gone');
    await client.close();
    await server.close();

    const engine = new Engine(folder);
    const housekeeping = new Housekeeping(engine);
    await housekeeping.sweep();
    const all = (table: 'docs' | 'idx' | 'meta') =>
      engine.store.view.range(table, Buffer.from([0]), Buffer.from([255]), 10_000);
    expect(all('docs')).toHaveLength(4);
    expect(all('idx')).toHaveLength(8);
    expect(all('meta').filter(({ key }) => key[0] === 'g'.charCodeAt(0))).toEqual([]);
    housekeeping.stop();
    await engine.close();

    const again = await startEmbeddedMongo({ dataDir: folder });
    const copy = temporaryFolder();
    await copyDatabase(folder, `${copy.folder}/data.mdb`);
    expect(await verifyCopy(copy.folder)).toEqual({ collections: 1, documents: 4 });
    copy.remove();
    await again.close();
  });

  it('When the server starts again, Then no index without a lifetime lets documents expire', async () => {
    const { folder: data, remove: clear } = temporaryFolder();
    const open = async () => {
      const server = await startEmbeddedMongo({ dataDir: data });
      const client = await MongoClient.connect(server.uri);
      const items = client.db('x').collection('items');
      return { items, close: () => client.close().then(() => server.close()) };
    };
    const first = await open();
    await first.items.createIndex({ at: 1 });
    await first.items.insertMany([{ at: new Date(0) }, { at: new Date() }]);
    const described = await first.items.indexes();
    await first.close();

    // What an earlier version wrote.
    const engine = new Engine(data);
    await engine.store.write((view) => {
      for (const { key, value } of view.range('meta', Buffer.from('c'), Buffer.from('d'), 10))
        view.put(
          'meta',
          key,
          Buffer.from(value.toString().replace('"sparse":', '"expireAfterSeconds":null,"sparse":')),
        );
    });
    await engine.close();

    const reopened = new Engine(data);
    const housekeeping = new Housekeeping(reopened);
    await housekeeping.sweep();
    housekeeping.stop();
    await reopened.close();
    const second = await open();
    expect(await second.items.countDocuments()).toBe(2);
    expect(await second.items.indexes()).toEqual(described);
    await second.close();
    clear();
  });
});
