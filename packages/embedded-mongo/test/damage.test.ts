import { execFile } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { Engine } from '../src/commands/engine';
import { startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { checkDirectory } from '../src/store/backupCopy';
import { DATA_FILE, type DataFile, openDataFile } from '../src/store/dataFile';
import { unseal } from '../src/store/seal';
import { compiledServer, startProcess, temporaryFolder } from './serverProcess';

const run = promisify(execFile);
const PAGE = 4096;
const DOCUMENTS = 1000;

/** Fills a folder and closes it. */
async function fill(dataDir: string): Promise<Buffer> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  const things = client.db('shop').collection('things');
  await things.createIndex({ n: 1 });
  await things.createIndex({ code: 1 }, { unique: true });
  await things.insertMany(
    Array.from({ length: DOCUMENTS }, (_, n) => ({ n: n % 50, code: `code ${n}`, text: 'text '.repeat(60) })),
  );
  await client.close();
  await server.close();
  return readFileSync(path.join(dataDir, DATA_FILE));
}

/** Changes one bit of the file. */
function flip(dataDir: string, at: number, bit: number): void {
  const file = path.join(dataDir, DATA_FILE);
  const byte = readFileSync(file)[at]! ^ (1 << bit);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.from([byte]), 0, 1, at);
  closeSync(handle);
}

/** Changes the tables as a broken page would: without anything else being told of it. */
async function damage(dataDir: string, change: (tables: DataFile['tables']) => void): Promise<void> {
  const { root, tables } = openDataFile(path.join(dataDir, DATA_FILE));
  root.transactionSync(() => change(tables));
  await root.close();
}

/** Changes one bit of the first document. */
const damageFirst = ({ docs }: DataFile['tables']) => {
  const [{ key, value }] = [...docs.getRange({ limit: 1 })] as [{ key: Buffer; value: Buffer }];
  value[value.length - 40]! ^= 4;
  docs.putSync(key, value);
};

const withoutFirst = ({ docs }: DataFile['tables']) => {
  const [first] = docs.getKeys({ limit: 1 });
  docs.removeSync(first!);
};

describe('a data file that is not as it was written', () => {
  const { folder, remove } = temporaryFolder();
  const compiled = compiledServer();
  let whole: Buffer;
  const things = (client: MongoClient) => client.db('shop').collection('things');
  const restore = () => {
    writeFileSync(path.join(folder, DATA_FILE), whole);
    rmSync(path.join(folder, `${DATA_FILE}-lock`), { force: true });
  };
  const ask = async (question: (client: MongoClient) => Promise<unknown>) => {
    const server = await startEmbeddedMongo({ dataDir: folder });
    const client = await MongoClient.connect(server.uri);
    try {
      return await question(client);
    } finally {
      await client.close();
      await server.close();
    }
  };

  // What is told in the log is asked for where it matters.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});

  beforeAll(async () => {
    whole = await fill(folder);
  });
  afterEach(restore);
  afterAll(() => {
    said.mockRestore();
    remove();
  });

  it('D7: one changed bit of a document is an error of every question that reads it, and of the backup', async () => {
    await damage(folder, damageFirst);
    await expect(ask((client) => things(client).find().toArray())).rejects.toMatchObject({
      code: 246,
      message: expect.stringContaining('does not fit its checksum'),
    });
    const { damages } = await checkDirectory(folder);
    expect(damages).toEqual([expect.objectContaining({ collection: 'shop.things' })]);
    const program = (name: string, ...args: string[]) =>
      run(process.execPath, [path.join(compiled(), `${name}.js`), '--data', folder, ...args]);
    await expect(program('check')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('DAMAGED shop.things: 1 documents are damaged'),
    });
    await expect(program('backup', '--to', `${folder}-copy`)).rejects.toThrow(/shop\.things/);
  });

  it('F3-04 one damaged document: all others are read and written, it is named, and those who read it get an error', async () => {
    await damage(folder, damageFirst);
    const server = await startProcess(compiled(), folder);
    const client = await MongoClient.connect(server.uri);
    expect(await things(client).countDocuments({ code: 'code 7' })).toBe(1);
    await things(client).createIndex({ n: 1 });
    await things(client).insertOne({ code: 'new', n: 3 });
    await things(client).updateOne({ code: 'code 8' }, { $set: { text: 'new' } });
    await expect(things(client).findOne({ code: 'code 0' })).rejects.toMatchObject({ code: 246 });
    await expect(things(client).find().toArray()).rejects.toMatchObject({ code: 246 });
    const { damaged } = await client.db('shop').command({ dbStats: 1 });
    expect(damaged).toEqual([expect.stringContaining('things: 1 documents are damaged')]);
    await client.close();
    await server.end('SIGTERM');
  });

  it('F3-04 a list may be asked for what is whole: it gets a placeholder for each damaged document, and only then', async () => {
    await damage(folder, damageFirst);
    await ask(async (client) => {
      const wanted = { n: { $in: [0, 1] } };
      const [damagedOne] = await things(client)
        .find({ code: 'code 0' }, { allowPartialResults: true })
        .toArray();
      expect(damagedOne).toEqual({ _id: expect.anything(), damaged_document: true });
      const found = await things(client)
        .find(wanted, { allowPartialResults: true, sort: { text: 1 }, projection: { n: 1 } })
        .toArray();
      expect(found.filter((one) => 'damaged_document' in one)).toEqual([damagedOne]);
      expect(found).toHaveLength((2 * DOCUMENTS) / 50);
      await expect(things(client).find(wanted).toArray()).rejects.toMatchObject({ code: 246 });
    });
  });

  it('F3-04 damage that a question meets is listed from then on, though no check has found it', async () => {
    await damage(folder, damageFirst);
    await ask(async (client) => {
      const known = async () => (await client.db('shop').command({ dbStats: 1 }))['damaged'] as string[];
      expect(await known()).toEqual([]);
      await expect(things(client).findOne({ code: 'code 0' })).rejects.toMatchObject({ code: 246 });
      expect(await known()).toEqual([expect.stringMatching(/^things: .*checksum/)]);
    });
  });

  it('F3-04 what has expired is removed though a document before it is damaged', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    await ask(async (client) => {
      await things(client).createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
      await things(client).updateOne({ code: 'code 0' }, { $set: { at: new Date(0) } });
      await things(client).updateOne({ code: 'code 1' }, { $set: { at: yesterday } });
    });
    await damage(folder, damageFirst);
    await ask(async (client) => {
      while ((await things(client).countDocuments({ code: 'code 1' })) > 0);
    });
  });

  it('F3-04 salvage copies all whole documents with their indexes, and names the others', async () => {
    await damage(folder, damageFirst);
    const target = `${folder}-salvaged`;
    const salvage = run(process.execPath, [
      path.join(compiled(), 'salvage.js'),
      ...['--data', folder, '--to', target],
    ]);
    await expect(salvage).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(
        /LEFT OUT shop\.things: [0-9a-f]+: it does not fit its checksum\n999 documents were copied .*, 1 were left out/,
      ),
    });
    expect(await checkDirectory(target)).toMatchObject({ documents: DOCUMENTS - 1, damages: [] });
    const server = await startEmbeddedMongo({ dataDir: target });
    const client = await MongoClient.connect(server.uri);
    expect(await things(client).countDocuments({ n: { $gte: 0 } }, { hint: 'n_1' })).toBe(DOCUMENTS - 1);
    await expect(things(client).insertOne({ code: 'code 7' })).rejects.toMatchObject({ code: 11_000 });
    await client.close();
    await server.close();
    rmSync(target, { recursive: true });
  });

  it('D7: documents that a broken page hides are told at the start, and no question gets a part', async () => {
    await damage(folder, withoutFirst);
    const server = await startProcess(compiled(), folder);
    const client = await MongoClient.connect(server.uri);
    await expect(things(client).countDocuments({ n: 0 })).rejects.toMatchObject({
      code: 246,
      message: expect.stringContaining(`${DOCUMENTS - 1} documents are there, and not ${DOCUMENTS}`),
    });
    await expect(things(client).insertOne({ code: 'new' })).rejects.toMatchObject({ code: 246 });
    await client.close();
    await server.end('SIGTERM');
  });

  it('D7: an index that names a document which is not there is an error, not an answer', async () => {
    await damage(folder, withoutFirst);
    const question = ask((client) => things(client).find({ n: 0 }).toArray());
    await expect(question).rejects.toMatchObject({ code: 246 });
  });

  it('D7: an index that lost entries is built anew from the documents', async () => {
    await damage(folder, ({ idx }) => {
      for (const key of [...idx.getKeys({ limit: 30 })]) idx.removeSync(key);
    });
    const server = await startProcess(compiled(), folder);
    const client = await MongoClient.connect(server.uri);
    expect(await things(client).countDocuments({ n: { $gte: 0 } }, { hint: 'n_1' })).toBe(DOCUMENTS);
    await client.close();
    await server.end('SIGTERM');
    expect((await checkDirectory(folder)).damages).toEqual([]);
  });

  it.each([
    ['its magic number', 24],
    ['its version', 28],
    ['its page size', 49],
    ['the page of its tables', 142],
    ['the kind of the second page', PAGE + 18],
    ['the magic number of the second page', PAGE + 25],
  ])('D7: a first page whose damage is in %s is told and does not end the process', async (_what, at) => {
    flip(folder, at, 3);
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/data\.mdb is damaged/);
  });

  it('D7: a file that was cut off is told', async () => {
    truncateSync(path.join(folder, DATA_FILE), 3 * PAGE);
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/it was cut off at 12288 bytes/);
  });

  it('D7: a process that reading ends is told in words', async () => {
    // Every page but the first two: whatever is read next is nonsense.
    const nonsense = Buffer.concat([
      whole.subarray(0, 2 * PAGE),
      Buffer.alloc(whole.length - 2 * PAGE, 0xa7),
    ]);
    writeFileSync(path.join(folder, DATA_FILE), nonsense);
    await expect(startProcess(compiled(), folder)).rejects.toThrow(/damaged/);
  });

  it.each([
    ['is missing', () => rmSync(path.join(folder, DATA_FILE))],
    ['is empty', () => truncateSync(path.join(folder, DATA_FILE), 0)],
  ])('D7: where the data file %s, nothing is begun anew', async (what, lose) => {
    lose();
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(what);
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/Restore a backup/);
  });

  it('D7: a copy that was put in the place of the data is used, and the log says that it is another', async () => {
    said.mockClear();
    await ask((client) => things(client).insertOne({ code: 'later' }));
    restore();
    expect(await ask((client) => things(client).countDocuments())).toBe(DOCUMENTS);
    expect(said.mock.calls.flat().join()).toContain('is not as it was closed');
  });

  it('D7: data of format 1 is read, and what is written from now on has checksums', async () => {
    await damage(folder, ({ docs, meta }) => {
      for (const table of [docs, meta])
        for (const { key, value } of [...table.getRange({})]) table.putSync(key, unseal(value)!);
      meta.putSync(Buffer.from('v'), Buffer.from([0, 0, 0, 1]));
    });
    await ask(async (client) => {
      expect(await things(client).countDocuments({ n: { $gte: 0 } })).toBe(DOCUMENTS);
      await things(client).updateOne({ code: 'code 7' }, { $set: { text: 'new' } });
      await things(client).insertOne({ code: 'more', n: 1 });
    });
    const engine = new Engine(folder);
    expect(engine.store.counts.get(engine.catalog.find('shop', 'things')!.id)).toBe(DOCUMENTS + 1);
    await engine.close();
    const after = openDataFile(path.join(folder, DATA_FILE));
    const sealed = [...after.tables.docs.getRange({})].filter(({ value }) => unseal(value) !== value);
    expect(sealed).toHaveLength(2);
    expect(after.tables.meta.get(Buffer.from('v'))).toHaveLength(9);
    await after.root.close();
    expect((await checkDirectory(folder)).damages).toEqual([]);
  });
});
