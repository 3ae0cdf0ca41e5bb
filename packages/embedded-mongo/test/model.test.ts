import { type Collection, Long, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { checkDirectory } from '../src/store/backupCopy';
import { temporaryFolder } from './serverProcess';

jest.setTimeout(1_200_000);
const SOAK = process.env.SOAK === '1';
const ROUNDS = SOAK ? 60 : 4;
const CHANGES = SOAK ? 120 : 40;
const WRITERS = 6;
const PER_WRITER = 25;

let seed = Number(process.env.SEED ?? (SOAK ? Date.now() % 1e9 : 4711));
const first = seed;
const below = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

interface Stored {
  _id: number;
  u?: unknown;
  v?: unknown;
  n: number;
}

/** Values at the edges: as long as keys of the store may be and longer, beyond 2^53, several at once. */
const scalar = (): unknown =>
  pick([
    () => below(5),
    () => Long.fromString(pick(['9007199254740993', '9007199254740992', '9223372036854775807'])),
    () => `${'p'.repeat(pick([1, 690, 1390, 1396, 1400, 1966, 1978, 2500]))}${pick(['a', 'b', '\0c'])}`,
    () => new Date(below(3)),
    () => null,
  ])();
const value = () => (below(6) === 0 ? [scalar(), scalar()] : scalar());

const INDEXES = [
  { key: { v: 1 } },
  { key: { v: -1, n: 1 } },
  { key: { n: 1, u: -1 } },
  { key: { u: 1 }, unique: true, partialFilterExpression: { u: { $gt: 'p' } } },
  { key: { u: 1, _id: 1 }, unique: true, name: 'u_id' },
  { key: { v: 1, u: 1 }, sparse: true, name: 'sparse' },
] as const;

describe('random work while indexes are built and dropped, with restarts', () => {
  const { folder, remove } = temporaryFolder();
  const model = new Map<number, Stored>();
  let server: EmbeddedMongo;
  let client: MongoClient;
  let things: Collection<Stored>;

  const open = async () => {
    server = await startEmbeddedMongo({ dataDir: folder });
    client = await MongoClient.connect(server.uri, { promoteLongs: false });
    things = client.db('model').collection<Stored>('things');
  };
  const close = async () => {
    await client.close();
    await server.close();
  };
  afterAll(remove);

  /** A change that is refused because of a unique index changes nothing; any other failure is a fault. */
  const accepted = async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      const { code } = error as { code?: number };
      // Two fields of an index that are both arrays, or a key that somebody has.
      expect([11000, 171]).toContain(code);
      return false;
    }
  };

  const work = async (writer: number): Promise<void> => {
    for (let i = 0; i < CHANGES; i++) {
      const _id = writer * PER_WRITER + below(PER_WRITER);
      const known = model.get(_id);
      const doc: Stored = { _id, u: scalar(), v: value(), n: below(9) };
      if (!known) {
        if (await accepted(things.insertOne(doc))) model.set(_id, doc);
      } else if (below(4) === 0) {
        expect((await things.deleteOne({ _id })).deletedCount).toBe(1);
        model.delete(_id);
      } else if (await accepted(things.updateOne({ _id }, { $set: { u: doc.u, v: doc.v } })))
        model.set(_id, { ...known, u: doc.u, v: doc.v });
    }
  };

  const build = async (): Promise<void> => {
    for (let i = 0; i < 4; i++) {
      await accepted(things.createIndexes([pick(INDEXES) as never]));
      if (below(3) > 0) continue;
      const names = (await things.indexes()).map(({ name }) => name!).filter((name) => name !== '_id_');
      if (names.length > 0) await things.dropIndex(pick(names));
    }
  };

  const ask = async (): Promise<void> => {
    const all = await things.find({}, { hint: { $natural: 1 } }).toArray();
    const text = (docs: Iterable<Stored>) =>
      [...docs].sort((a, b) => a._id - b._id).map((doc) => JSON.stringify(doc, big));
    expect(text(all)).toEqual(text(model.values()));
    for (let i = 0; i < 30; i++) {
      const operand = pick([
        () => scalar(),
        () => ({ $gte: scalar() }),
        () => ({ $in: [scalar(), scalar()] }),
        () => ({ $gt: scalar(), $lte: scalar() }),
      ])();
      const filter = { [pick(['u', 'v', 'n'])]: operand };
      const found = await things.find(filter).sort({ _id: 1 }).toArray();
      const scanned = await things
        .find(filter, { hint: { $natural: 1 } })
        .sort({ _id: 1 })
        .toArray();
      expect({ first, filter, found }).toEqual({ first, filter, found: scanned });
    }
  };

  it(`D1 D3 D4 D6: After each of ${ROUNDS} rounds every index agrees with the documents, and these with the model`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await open();
      const writers = Array.from({ length: WRITERS }, (_, writer) => work(writer));
      await Promise.all([build(), ...writers]);
      await ask();
      await close();
      expect({ first, round, damages: (await checkDirectory(folder)).damages }).toEqual({
        first,
        round,
        damages: [],
      });
      await open();
      await ask();
      await close();
    }
  });
});

/** Numbers are equal whatever type brought them back. */
function big(_key: string, one: unknown): unknown {
  return one instanceof Long || typeof one === 'number' ? String(one) : one;
}
