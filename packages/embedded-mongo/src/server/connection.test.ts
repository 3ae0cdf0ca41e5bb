import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { temporaryFolder } from '../../test/serverProcess';
import { type EmbeddedMongo, startEmbeddedMongo } from '../startEmbeddedMongo';

const SOAK = process.env.SOAK === '1';
const FUZZED = SOAK ? 20_000 : 600;

function message(document: Uint8Array, opcode = 2013, length?: number): Buffer {
  const head = Buffer.alloc(21);
  head.writeInt32LE(length ?? head.length + document.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opcode, 12);
  return Buffer.concat([head, document]);
}

function open(uri: string): Promise<Socket> {
  const path = decodeURIComponent(/^mongodb:\/\/([^/]+)/.exec(uri)![1]!);
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends bytes; resolves with the answer, or undefined when the connection was closed. */
function exchange(socket: Socket, bytes: Buffer): Promise<Record<string, unknown> | undefined> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (received.length >= 4 && received.length >= received.readInt32LE(0))
        resolve(deserialize(received.subarray(21)));
    });
    socket.on('close', () => resolve(undefined));
    socket.on('error', () => resolve(undefined));
    socket.write(bytes);
  });
}

describe('bytes from outside', () => {
  const { folder, remove } = temporaryFolder();
  let server: EmbeddedMongo;
  let client: MongoClient;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ dataDir: folder });
    client = await MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    remove();
  });

  const alive = async () => expect(await client.db('x').command({ ping: 1 })).toEqual({ ok: 1 });
  const ping = Buffer.from(serialize({ ping: 1, $db: 'x' }));

  it.each([
    ['a length of zero', message(ping, 2013, 0)],
    ['a negative length', message(ping, 2013, -5)],
    ['a length of two gigabytes', message(ping, 2013, 0x7fffffff)],
    ['more than 48 megabytes', message(ping, 2013, 48_000_001)],
    ['an unknown opcode', message(ping, 4711)],
    ['compression', message(ping, 2012)],
    [
      'unknown required flags',
      Buffer.concat([
        message(ping).subarray(0, 16),
        Buffer.from([0x80, 0, 0, 0]),
        message(ping).subarray(20),
      ]),
    ],
  ])('When a frame has %s, Then its connection is closed and others go on', async (_, bytes) => {
    const socket = await open(server.uri);
    expect(await exchange(socket, bytes)).toBeUndefined();
    await alive();
  });

  it('When a document lies about its length, Then an error is answered', async () => {
    const socket = await open(server.uri);
    const lie = Buffer.from(ping);
    lie.writeInt32LE(lie.length + 100, 0);
    expect(await exchange(socket, message(lie))).toMatchObject({ ok: 0, code: 9 });
    socket.destroy();
    await alive();
  });

  it('When documents are nested deeper than 100 levels, Then they are refused', async () => {
    let deep: Record<string, unknown> = { a: 1 };
    for (let i = 0; i < 120; i++) deep = { a: deep };
    await expect(client.db('x').collection('deep').insertOne(deep)).rejects.toThrow(/nested deeper/);
    await alive();
  });

  it('When a document has 16 MB and one byte, Then it is refused with its code', async () => {
    const text = 'x'.repeat(16 * 1024 * 1024 + 1 - 64);
    const reply = await client
      .db('x')
      .command({ insert: 'big', documents: [{ _id: 1, text, pad: 'x'.repeat(64) }] });
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 10334 }] });
    await alive();
  });

  it('When a connection sends nothing or half a frame, Then others are served', async () => {
    const silent = await open(server.uri);
    const half = await open(server.uri);
    half.write(message(ping).subarray(0, 19));
    await alive();
    silent.destroy();
    half.destroy();
  });

  it(`When ${FUZZED} frames are damaged at random, Then the server answers or closes, and goes on`, async () => {
    let state = 42;
    const below = (n: number) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % n;
    const commands = [
      {
        insert: 'f',
        documents: [{ a: 1, b: 'text', c: [1, { d: null }], e: /x/i, f: new Date(), g: Buffer.from('ab') }],
        $db: 'fuzz',
      },
      {
        find: 'f',
        filter: { a: { $gt: 1 }, $or: [{ b: 'x' }, { c: { $elemMatch: { d: 1 } } }] },
        sort: { a: 1 },
        $db: 'fuzz',
      },
      {
        update: 'f',
        updates: [{ q: { a: 1 }, u: { $set: { 'c.1.d': 2 }, $push: { z: { $each: [1], $slice: 3 } } } }],
        $db: 'fuzz',
      },
      {
        aggregate: 'f',
        pipeline: [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $project: { x: { $add: ['$n', 1] } } }],
        cursor: {},
        $db: 'fuzz',
      },
    ].map((command) => message(serialize(command)));
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (let i = 0; i < FUZZED; i++) {
      const bytes = Buffer.from(commands[below(commands.length)]!);
      for (let k = 0; k <= below(4); k++)
        bytes[(below(10) === 0 ? 0 : 16) + below(bytes.length - 16)] = below(256);
      const socket = await open(server.uri);
      // A damaged length may make the server wait for more: then the client gives up.
      await Promise.race([exchange(socket, bytes), new Promise((resolve) => setTimeout(resolve, 30))]);
      socket.destroy();
    }
    const internal = errors.mock.calls.filter(([text]) => String(text).includes('unexpected'));
    errors.mockRestore();
    expect(internal).toEqual([]);
    await alive();
  });

  it.each([
    [{ $where: 'sleep(10000)' }, /MONGODB_URI/],
    [{ $text: { $search: 'x' } }, /MONGODB_URI/],
    [{ a: { $near: [1, 2] } }, /MONGODB_URI/],
    [{ $expr: { $function: { body: 'x', args: [], lang: 'js' } } }, /MONGODB_URI/],
    [{ a: { $regex: '(a+)+$' } }, /repeats/],
    [{ a: { $regex: '(a|aa)+$' } }, /repeats/],
    [{ a: { $regex: '(.*)*x' } }, /repeats/],
    [{ a: { $regex: '(?:a{1,50}){1,50}x' } }, /too many ways/],
    [{ a: { $regex: 'x'.repeat(2000) } }, /longer/],
    [{ a: { $foo: 1 } }, /unknown operator/],
    [{ $and: 'x' }, /array/],
    [{ a: { $in: 'x' } }, /array/],
    [{ a: { $gt: /x/ } }, /RegEx/],
  ])('When query %# is not taken, Then it is refused in clear words', async (filter, text) => {
    await client
      .db('x')
      .collection<{ _id: number }>('q')
      .updateOne({ _id: 1 }, { $set: { a: 'a'.repeat(5000) } }, { upsert: true });
    await expect(
      client
        .db('x')
        .collection('q')
        .find(filter as never)
        .toArray(),
    ).rejects.toThrow(text);
    await alive();
  });

  it('When a pattern would take long on a long text, Then it is refused instead of run', async () => {
    // Of processor time: other programs use this machine, too.
    const began = process.cpuUsage();
    await expect(
      client
        .db('x')
        .collection('q')
        .find({ a: { $regex: 'a*a*a*a*b' } })
        .toArray(),
    ).rejects.toThrow(/too often/);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('When the socket is looked at, Then only its owner may use it', () => {
    const file = decodeURIComponent(/^mongodb:\/\/([^/]+)/.exec(server.uri)![1]!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a port with a password', () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  it('When the server listens on a port, Then only the generated password opens it', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder, port: 0 });
    const client = await MongoClient.connect(server.uri);
    await client.db('x').collection('a').insertOne({ a: 1 });
    await client.close();
    const open = new URL(server.uri.replace('mongodb', 'http'));
    const none = new MongoClient(`mongodb://127.0.0.1:${open.port}/`);
    await expect(none.db('x').collection('a').findOne()).rejects.toThrow(/requires authentication/);
    await none.close();
    const wrong = new MongoClient(server.uri.replace(open.password, 'wrong'));
    await expect(wrong.connect()).rejects.toThrow(/Authentication failed/);
    await wrong.close();
    expect(statSync(`${folder}/secret`).mode & 0o777).toBe(0o600);
    await server.close();
  });
});
