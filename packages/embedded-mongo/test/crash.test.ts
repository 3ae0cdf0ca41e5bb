import { type Db, MongoClient } from 'mongodb';
import { compiledServer, type ServerProcess, startProcess, temporaryFolder } from './serverProcess';

jest.setTimeout(1_200_000);
const ROUNDS = process.env.SOAK === '1' ? 100 : 4;
const WRITERS = 32;

/** What one writer knows to be stored. */
interface Writer {
  id: number;
  /** Increments that were answered, and those that were sent. */
  answered: number;
  sent: number;
  inserted: number[];
}

async function writeUntil(db: Db, writer: Writer, stopped: () => boolean): Promise<void> {
  for (let n = writer.sent; !stopped(); n++) {
    try {
      writer.sent = n + 1;
      await db
        .collection<{ _id: number }>('counters')
        .updateOne({ _id: writer.id }, { $inc: { n: 1 } }, { upsert: true });
      writer.answered++;
      const _id = writer.id * 1_000_000 + n;
      await db
        .collection<{ _id: number }>('log')
        .insertOne({ _id, writer: writer.id, text: `t${n % 17}`, tags: [n % 3, n % 5] } as never);
      writer.inserted.push(_id);
    } catch {
      // The server was killed: whether this write is stored is open, the next one tells nothing about it.
    }
  }
}

describe('the server is killed while it writes', () => {
  const { folder, remove } = temporaryFolder();
  const compiled = compiledServer();
  afterAll(remove);

  it(`When it is killed ${ROUNDS} times under ${WRITERS} writers, Then no answered write is lost and retried ones count once`, async () => {
    let server: ServerProcess = await startProcess(compiled(), folder);
    const client = await MongoClient.connect(server.uri, {
      serverSelectionTimeoutMS: 20_000,
      maxPoolSize: WRITERS,
      waitQueueTimeoutMS: 20_000,
    });
    const db = client.db('crash');
    await db.collection('log').createIndexes([{ key: { writer: 1, text: -1 } }, { key: { tags: 1 } }]);
    const writers = Array.from({ length: WRITERS }, (_, id): Writer => ({
      id,
      answered: 0,
      sent: 0,
      inserted: [],
    }));
    for (let round = 0; round < ROUNDS; round++) {
      let stop = false;
      const running = writers.map((writer) => writeUntil(db, writer, () => stop));
      const answered = () => writers.reduce((sum, writer) => sum + writer.answered, 0);
      const goal = answered() + 100 + ((round * 37) % 150);
      while (answered() < goal) await new Promise((resolve) => setTimeout(resolve, 3));
      await server.end('SIGKILL');
      server = await startProcess(compiled(), folder);
      stop = true;
      await Promise.all(running);
    }
    const counters = new Map(
      (await db.collection<{ _id: number; n: number }>('counters').find().toArray()).map(({ _id, n }) => [
        _id,
        n,
      ]),
    );
    for (const { id, answered, sent } of writers) {
      expect(counters.get(id)).toBeGreaterThanOrEqual(answered);
      expect(counters.get(id)).toBeLessThanOrEqual(sent);
    }
    const stored = new Set(
      (await db.collection<{ _id: number }>('log').find().toArray()).map(({ _id }) => _id),
    );
    expect(writers.flatMap(({ inserted }) => inserted).filter((id) => !stored.has(id))).toEqual([]);
    expect(await db.collection('log').estimatedDocumentCount()).toBe(stored.size);
    for (let writer = 0; writer < WRITERS; writer++) {
      const scan = await db
        .collection('log')
        .find({ writer }, { hint: { $natural: 1 } })
        .toArray();
      const found = await db
        .collection('log')
        .find({ writer }, { hint: 'writer_1_text_-1', sort: { _id: 1 } })
        .toArray();
      expect(found).toEqual(scan);
    }
    for (let tag = 0; tag < 5; tag++) {
      const scan = await db.collection('log').countDocuments({ tags: tag }, { hint: { $natural: 1 } });
      expect(await db.collection('log').countDocuments({ tags: tag }, { hint: 'tags_1' })).toBe(scan);
    }
    process.stdout.write(
      `${ROUNDS} kills, ${stored.size} documents, ${[...counters.values()].reduce((a, b) => a + b, 0)} increments\n`,
    );
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('When a second server is started on the same folder, Then it refuses', async () => {
    const first = await startProcess(compiled(), folder);
    await expect(startProcess(compiled(), folder)).rejects.toThrow(/in use by process/);
    await first.end('SIGTERM');
  });
});
