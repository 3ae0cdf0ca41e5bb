import { execFile, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Decimal128, Long, MongoClient, ObjectId } from 'mongodb';
import { compiledServer, startProcess, temporaryFolder } from './serverProcess';

const run = promisify(execFile);

const compiled = compiledServer();

const program = (name: string, ...args: string[]) =>
  run(process.execPath, [path.join(compiled(), `${name}.js`), ...args]);

/** Documents of many types, as they would be lost by a careless copy. */
const documents = [
  {
    _id: new ObjectId(),
    n: 1,
    big: Long.fromString('9007199254740993'),
    price: Decimal128.fromString('0.10'),
  },
  {
    _id: new ObjectId(),
    at: new Date('2026-11-21T00:00:00Z'),
    text: 'ยินยอม',
    list: [1, { a: null }],
    pattern: /^a/i,
  },
];

it('an export of one server, imported into another, has the same documents, types and indexes', async () => {
  const { folder, remove } = temporaryFolder();
  const first = await startProcess(compiled(), path.join(folder, 'a'));
  const second = await startProcess(compiled(), path.join(folder, 'b'));
  const [from, to] = [
    new MongoClient(first.uri, { promoteValues: false }),
    new MongoClient(second.uri, { promoteValues: false }),
  ];
  await from.db('shop').collection('things').insertMany(documents);
  await from.db('shop').collection('things').createIndex({ n: 1, at: -1 }, { unique: true, name: 'by_n' });

  await program('exportLines', '--uri', first.uri, '--to', path.join(folder, 'export'));
  await program('importLines', '--uri', second.uri, '--from', path.join(folder, 'export'));

  const all = (client: MongoClient) =>
    client.db('shop').collection('things').find().sort({ _id: 1 }).toArray();
  expect(await all(to)).toEqual(await all(from));
  const indexes = await to.db('shop').collection('things').indexes();
  expect(indexes.find(({ name }) => name === 'by_n')).toMatchObject({ unique: true });
  // What is there already is never replaced.
  await expect(
    program('importLines', '--uri', second.uri, '--from', path.join(folder, 'export')),
  ).rejects.toThrow(/E11000/);
  await Promise.all([from.close(), to.close()]);
  await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
  remove();
});

it('a backup of a running server opens and has everything that was acknowledged before it', async () => {
  const { folder, remove } = temporaryFolder();
  const server = await startProcess(compiled(), path.join(folder, 'data'));
  const client = new MongoClient(server.uri);
  const things = client.db('shop').collection('things');
  await things.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
  await program('backup', '--data', path.join(folder, 'data'), '--to', path.join(folder, 'copy'));
  await things.insertOne({ n: 500 });
  await client.close();
  await server.end('SIGTERM');

  const restored = await startProcess(compiled(), path.join(folder, 'copy'));
  const copy = new MongoClient(restored.uri);
  expect(await copy.db('shop').collection('things').countDocuments()).toBe(500);
  await copy.close();
  await restored.end('SIGTERM');
  remove();
});

/** A disk of 40 MB that only this test fills; making one needs root on Linux. */
const smallDisk = (folder: string): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder]).status === 0;

const probe = temporaryFolder();
const mountable = smallDisk(probe.folder);
if (mountable) spawnSync('umount', [probe.folder]);
probe.remove();

/** Runs with a server whose data lie on a small disk. */
const onSmallDisk = async (work: (client: MongoClient, folder: string) => Promise<void>): Promise<void> => {
  const { folder, remove } = temporaryFolder();
  smallDisk(folder);
  const server = await startProcess(compiled(), path.join(folder, 'data'));
  const client = new MongoClient(server.uri, { retryWrites: false });
  try {
    await work(client, folder);
  } finally {
    await client.close();
    await server.end('SIGTERM');
    spawnSync('umount', [folder]);
    remove();
  }
};

(mountable ? it : it.skip)(
  'a full disk refuses writes with an error, loses nothing and goes on when there is room',
  () =>
    onSmallDisk(async (client, folder) => {
      const things = client.db('shop').collection<{ _id: number }>('things');
      await things.insertOne({ _id: 0 });
      const filler = path.join(folder, 'filler');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 1024 * 1024));
      const write = async (_id: number) => (await things.insertOne({ _id })).acknowledged;
      await expect(write(1)).rejects.toMatchObject({ code: 14031 });
      expect(await things.countDocuments()).toBe(1);
      rmSync(filler);
      const deadline = Date.now() + 20_000;
      let written = false;
      while (!written && Date.now() < deadline) written = await write(1).catch(() => false);
      expect(written).toBe(true);
      expect(await things.countDocuments()).toBe(2);
    }),
);

(mountable ? it : it.skip)(
  'D9: on a full disk deleting and dropping go on, and then writing does by itself',
  () =>
    onSmallDisk(async (client) => {
      const db = client.db('shop');
      const things = db.collection<{ _id: number; text?: string }>('things');
      const other = db.collection('other');
      await other.insertMany(Array.from({ length: 5000 }, () => ({ text: 'o'.repeat(500) })));
      const next = (from: number) =>
        Array.from({ length: 1000 }, (_, n) => ({ _id: from + n, text: 'x'.repeat(1000) }));
      let stored = 0;
      await expect(
        (async () => {
          for (; stored < 100_000; stored += 1000) await things.insertMany(next(stored));
        })(),
      ).rejects.toMatchObject({ code: 14031 });
      const before = await things.countDocuments();
      const { deletedCount } = await things.deleteMany({ _id: { $lt: 3000 } });
      expect(deletedCount).toBe(3000);
      expect(await things.findOneAndDelete({ _id: 3000 })).toMatchObject({ _id: 3000 });
      expect(await things.countDocuments()).toBe(before - 3001);
      await things.insertMany(next(1_000_000));
      expect(await things.countDocuments({ _id: { $gte: 1_000_000 } })).toBe(1000);

      // Again until it is full; what is dropped is room, too, as soon as it was cleared away.
      for (let from = 2_000_000; ; from += 1000) {
        const full = await things.insertMany(next(from)).then(
          () => false,
          () => true,
        );
        if (full) break;
      }
      await other.drop();
      const deadline = Date.now() + 60_000;
      let written = false;
      while (!written && Date.now() < deadline)
        written = await things.insertOne({ _id: -1 }).then(
          () => true,
          () => false,
        );
      expect(written).toBe(true);
    }),
);
