import { type Collection, MongoClient } from 'mongodb';
import { Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { temporaryFolder } from '../../test/serverProcess';
import { type EmbeddedMongo, startEmbeddedMongo } from '../startEmbeddedMongo';

jest.setTimeout(600_000);
const SOAK = process.env.SOAK === '1';
const QUERIES = SOAK ? 10_000 : 400;
const DOCUMENTS = 400;

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const seed = Number(process.env.SEED ?? (SOAK ? Date.now() % 1e9 : 20260));
const next = random(seed);
const below = (n: number) => Math.floor(next() * n);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
const ids = Array.from({ length: 6 }, (_, i) => new ObjectId(`${'0'.repeat(23)}${i}`));

function scalar(): unknown {
  switch (below(20)) {
    case 0:
      return null;
    case 1:
      return pick([NaN, Infinity, -Infinity, 0, -0]);
    case 2:
      return Long.fromString(
        pick(['9007199254740993', '9007199254740992', '5', '-3', '9223372036854775807']),
      );
    case 3:
      return Decimal128.fromString(pick(['0.1', '5', '2.5', '-3', '9007199254740993']));
    case 4:
      return pick([true, false]);
    case 5:
      return new Date(below(5) * 1000 - 2000);
    case 6:
      return pick(ids);
    case 7:
      return { x: below(3), ...(next() < 0.5 ? { y: scalar() } : {}) };
    case 8:
      return Buffer.from(pick(['a', 'ab', 'b', '']));
    case 9:
      return pick([new MinKey(), new MaxKey(), new Timestamp({ t: 1, i: below(3) })]);
    case 10:
    case 11:
    case 12:
    case 13:
      return pick(['', 'a', 'ab', 'abc', 'b', 'B', 'a\u0000b', 'ก', 'é', '€']);
    case 14:
      return below(3) + 0.5;
    default:
      return below(8) - 2;
  }
}

const value = (): unknown => {
  if (next() < 0.15) return Array.from({ length: below(4) }, () => (next() < 0.1 ? [scalar()] : scalar()));
  return scalar();
};

function document(id: number): Record<string, unknown> {
  const doc: Record<string, unknown> = { _id: id };
  for (const field of ['a', 'b', 'c', 'u']) if (next() < 0.85) doc[field] = value();
  if (next() < 0.8) {
    doc.s =
      next() < 0.4
        ? Array.from({ length: below(4) }, () => ({ p: scalar(), q: value() }))
        : { p: value(), q: scalar() };
  }
  doc.n = below(10);
  doc.m = pick(['x', 'y', 'z']);
  return doc;
}

const FIELDS = ['a', 'b', 'c', 'u', 's.p', 's.q', 'n', 'm', '_id', 's'];

function condition(depth = 0): unknown {
  switch (below(16)) {
    case 0:
      return { $in: Array.from({ length: 1 + below(4) }, value) };
    case 1:
      return { $gt: scalar(), $lt: scalar() };
    case 2:
      return { [pick(['$gt', '$gte', '$lt', '$lte'])]: scalar() };
    case 3:
      return { [pick(['$gt', '$gte', '$lt', '$lte'])]: below(8) - 2 };
    case 4:
      return { $ne: value() };
    case 5:
      return { $exists: next() < 0.5 };
    case 6:
      return { $type: pick(['number', 'string', 'array', 'null', 'object', 'objectId', 'bool']) };
    case 7:
      return { $regex: pick(['^a', '^ab?', 'b$', 'b', '^(a|b)']) };
    case 8:
      return { $all: [scalar(), ...(next() < 0.5 ? [scalar()] : [])] };
    case 9:
      return { $elemMatch: { $gte: below(4), $lt: 6 } };
    case 10:
      return { $size: below(3) };
    case 11:
      return depth === 0 ? { $not: pick([{ $gt: scalar() }, { $in: [scalar()] }]) } : scalar();
    case 12:
      return { $nin: [scalar(), scalar()] };
    case 13:
      return { $gte: scalar(), $lte: scalar(), $ne: scalar() };
    default:
      return value();
  }
}

function query(depth = 0): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (let i = 0; i < 1 + below(3); i++) filter[pick(FIELDS)] = condition();
  if (next() < 0.3) filter.n = below(10);
  if (next() < 0.3) filter.m = pick(['x', 'y', 'z']);
  if (depth < 2 && next() < 0.2) filter[pick(['$or', '$and', '$nor'])] = [query(depth + 1), query(depth + 1)];
  return filter;
}

describe('queries over indexes', () => {
  const { folder, remove } = temporaryFolder();
  let server: EmbeddedMongo;
  let client: MongoClient;
  let indexed: Collection;
  let plain: Collection;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ dataDir: folder });
    client = await MongoClient.connect(server.uri);
    const db = client.db('planner');
    indexed = db.collection('indexed');
    plain = db.collection('plain');
    const docs = Array.from({ length: DOCUMENTS }, (_, i) => document(i));
    await plain.insertMany(docs as never, { ignoreUndefined: true });
    await indexed.insertMany(docs.slice(0, DOCUMENTS / 2) as never);
    await indexed.createIndexes([
      { key: { a: 1 } },
      { key: { b: -1 } },
      { key: { n: 1, a: -1 } },
      { key: { m: 1, n: -1, c: 1 } },
      { key: { 's.p': 1, 's.q': -1 } },
      { key: { c: 1 }, sparse: true },
      { key: { u: 1 }, partialFilterExpression: { n: { $gte: 5 } } },
      { key: { m: 1 }, partialFilterExpression: { a: { $exists: true } }, name: 'm_partial' },
    ]);
    await indexed.insertMany(docs.slice(DOCUMENTS / 2) as never);
  });

  afterAll(async () => {
    await client.close();
    await server.close();
    remove();
  });

  const idsOf = (docs: { _id: unknown }[]) => docs.map(({ _id }) => Number(_id));

  it(`When ${QUERIES} random queries run, Then each finds what its unindexed scan finds`, async () => {
    for (let i = 0; i < QUERIES; i++) {
      const filter = query();
      const [found, expected] = await Promise.all([
        indexed.find(filter, { projection: { _id: 1 } }).toArray(),
        plain.find(filter, { projection: { _id: 1 }, hint: { $natural: 1 } }).toArray(),
      ]);
      const difference = { seed, i, filter, found: idsOf(found as never).sort((a, b) => a - b) };
      expect(difference).toEqual({ seed, i, filter, found: idsOf(expected as never) });
      if (i % 5 === 0) expect(await indexed.countDocuments(filter)).toBe(expected.length);
    }
  });

  it('When branches of an $or overlap, also on _id, Then each document comes once', async () => {
    const filter = { $or: [{ _id: { $lt: 50 as never } }, { n: 3 }, { m: 'x', n: { $gt: 2 } }] };
    const found = await indexed.find(filter, { projection: { _id: 1 } }).toArray();
    const expected = await plain.find(filter, { projection: { _id: 1 }, hint: { $natural: 1 } }).toArray();
    expect(idsOf(found as never).sort((a, b) => a - b)).toEqual(idsOf(expected as never));
  });

  it('When random queries are sorted and limited, Then the order of the keys is that of the scan', async () => {
    for (let i = 0; i < QUERIES / 5; i++) {
      const filter = next() < 0.5 ? query() : { n: below(10), m: pick(['x', 'y']) };
      const sort = pick([
        { n: 1, _id: 1 },
        { n: -1, a: 1, _id: 1 },
        { m: 1, n: -1, _id: 1 },
        { b: 1, _id: -1 },
        { _id: -1 },
      ] as const);
      const options = {
        sort: sort as never,
        skip: below(5),
        limit: 1 + below(20),
        projection: { _id: 1 },
      } as const;
      const [found, expected] = await Promise.all([
        indexed.find(filter, options).toArray(),
        plain.find(filter, { ...options, hint: { $natural: 1 } }).toArray(),
      ]);
      expect({ seed, i, filter, sort, found: idsOf(found as never) }).toEqual({
        seed,
        i,
        filter,
        sort,
        found: idsOf(expected as never),
      });
    }
  });

  it('When documents are updated and deleted at random, Then indexes still equal the documents', async () => {
    for (let i = 0; i < DOCUMENTS / 2; i++) {
      const _id = below(DOCUMENTS) as never;
      if (next() < 0.2) {
        await Promise.all([indexed.deleteOne({ _id }), plain.deleteOne({ _id })]);
        continue;
      }
      const change = { $set: { [pick(['a', 'b', 'c', 'u', 'n'])]: value(), s: { p: scalar() } } };
      const [one, other] = await Promise.all([
        indexed.updateOne({ _id }, change).catch(String),
        plain.updateOne({ _id }, change),
      ]);
      if (typeof one === 'string') await plain.replaceOne({ _id }, (await indexed.findOne({ _id })) ?? {});
      else expect(one.matchedCount).toBe(other.matchedCount);
    }
    for (let i = 0; i < QUERIES / 5; i++) {
      const filter = query();
      const found = await indexed.find(filter, { projection: { _id: 1 } }).toArray();
      const expected = await plain.find(filter, { projection: { _id: 1 } }).toArray();
      expect({ seed, i, filter, found: idsOf(found as never).sort((a, b) => a - b) }).toEqual({
        seed,
        i,
        filter,
        found: idsOf(expected as never),
      });
    }
  });
});
