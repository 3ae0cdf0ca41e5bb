import { isDeepStrictEqual } from 'node:util';
import { BSON, type Document, Long } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

/** Documents as the server sent them, all at once. */
const AS_BYTES = { raw: true, batchSize: 1_000 };
const read = (bytes: Document): Document => BSON.deserialize(bytes as Uint8Array);

describe('values longer than a key of the store', () => {
  const mongo = serverUnderTest('test_long_keys');

  it.each([1390, 1393, 1394, 1400, 1966, 1978, 2000, 100_000])(
    'D1: a text of %i letters is found, changed, counted and deleted by its index',
    async (length) => {
      const { c } = mongo;
      await mongo.put();
      await c.createIndex({ s: 1 });
      await c.createIndex({ t: -1, s: 1 });
      const [s, other] = ['p'.repeat(length), `${'p'.repeat(length)}q`];
      await c.insertMany([
        { s, t: s },
        { s: other, t: other },
        { s: 'short', t: 'short' },
      ]);
      for (const hint of [{ s: 1 }, { t: -1, s: 1 }, { $natural: 1 }] as const) {
        expect(await c.countDocuments({ s }, { hint })).toBe(1);
        expect(await c.countDocuments({ t: { $in: [s, other] } }, { hint })).toBe(2);
        expect(await c.find({ s: { $gt: s } }, { hint }).toArray()).toHaveLength(2);
        expect(await c.find({ s: { $gte: s, $lt: other } }, { hint }).toArray()).toHaveLength(1);
      }
      expect(await c.find({ _id: s as never }).toArray()).toEqual([]);
      const upsert = { upsert: true } as const;
      expect((await c.updateOne({ s }, { $set: { n: 1 } }, upsert)).modifiedCount).toBe(1);
      expect((await c.updateOne({ s: 'short' }, { $set: { s: `${s}z` } })).modifiedCount).toBe(1);
      expect((await c.deleteMany({ s: { $in: [s, other, `${s}z`] } })).deletedCount).toBe(3);
      expect(await c.estimatedDocumentCount()).toBe(0);
    },
  );

  it('D1: a unique index tells long values apart and refuses the same one', async () => {
    const unique = mongo.db.collection('unique_long');
    await unique.createIndex({ s: 1 }, { unique: true });
    const long = 'u'.repeat(3000);
    await unique.insertMany([{ s: `${long}1` }, { s: `${long}2` }]);
    await expect(unique.insertOne({ s: `${long}1` })).rejects.toMatchObject({ code: 11000 });
    await unique.updateOne({ s: `${long}2` }, { $set: { seen: true } }, { upsert: true });
    expect(await unique.countDocuments({ seen: true })).toBe(1);
  });

  it('D1: 1,500 random questions by index answer as their scan does', async () => {
    const { c } = mongo;
    await mongo.put();
    let seed = 11;
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const text = () =>
      `${'x'.repeat([3, 690, 1380, 1392, 1396, 1400, 1960, 2500][random(8)]!)}${'ab'[random(2)]}${'\0cd'[random(3)]}`;
    await c.insertMany(
      Array.from({ length: 150 }, () => ({ s: text(), t: random(3) === 0 ? [text(), text()] : text() })),
    );
    await c.dropIndexes();
    await c.createIndexes([{ key: { s: -1, t: 1 } }, { key: { t: 1 } }]);
    for (let round = 0; round < 1500; round++) {
      const field = ['s', 't'][random(2)]!;
      const operand = [
        { [field]: text() },
        { [field]: { $in: [text(), text(), text()] } },
        { [field]: { $gte: text() } },
        { [field]: { $lt: text(), $gt: text() } },
        { s: text(), t: { $lte: text() } },
      ][random(5)]!;
      const ask = (how: object) => c.find(operand, { ...AS_BYTES, ...how }).sort({ s: 1, _id: 1 });
      const byIndex = await ask({}).toArray();
      const byScan = await ask({ hint: { $natural: 1 } }).toArray();
      // Half a million long texts are read only where they differ, to say how.
      if (!isDeepStrictEqual(byIndex, byScan)) expect(byIndex.map(read)).toEqual(byScan.map(read));
    }
  });

  it('D6: a doubled key that is a long beyond 2^53 is error 11000', async () => {
    const big = mongo.db.collection<{ n: Long }>('big');
    await big.createIndex({ n: 1 }, { unique: true });
    const n = Long.fromString('9007199254740993');
    await big.insertOne({ n });
    await expect(big.insertOne({ n })).rejects.toMatchObject({
      code: 11000,
      message: expect.stringContaining('9007199254740993'),
    });
  });
});
