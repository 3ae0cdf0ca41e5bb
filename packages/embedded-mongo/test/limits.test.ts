import { type Document, Long } from 'mongodb';
import { oursOnly, serverUnderTest } from './serverUnderTest';

describe('where numbers and documents end', () => {
  const mongo = serverUnderTest('test_limits');
  const MAX = Long.MAX_VALUE;

  it.each<[string, unknown[], unknown]>([
    ['longs beyond 64 bits become a double', [MAX, MAX], 2 ** 64],
    [
      'a sum that comes back stays a long',
      [MAX, MAX, Long.fromInt(-1), Long.MIN_VALUE],
      Long.MAX_VALUE.sub(2),
    ],
    ['ints beyond 32 bits become a long', [2 ** 31 - 1, 1], 2 ** 31],
    ['a double makes it a double', [MAX, MAX, 0.5], 2 ** 64],
  ])('D10: $sum in $group: %s', async (_title, values, expected) => {
    await mongo.put(...values.map((v) => ({ v })));
    const [found] = await mongo.c.aggregate([{ $group: { _id: null, sum: { $sum: '$v' } } }]).toArray();
    expect(found?.['sum']).toEqual(expected);
    const [average] = await mongo.c.aggregate([{ $group: { _id: null, avg: { $avg: '$v' } } }]).toArray();
    expect(typeof average?.['avg']).toBe('number');
  });

  it('D10: $add and $multiply beyond 64 bits become doubles; $inc is refused', async () => {
    await mongo.put({ _id: 1 as never, v: MAX });
    const project = { $project: { sum: { $add: ['$v', '$v'] }, product: { $multiply: ['$v', '$v'] } } };
    const [found] = await mongo.c.aggregate([project]).toArray();
    expect(found).toEqual({ _id: 1, sum: 2 ** 64, product: 2 ** 126 });
    await expect(mongo.c.updateOne({}, { $inc: { v: Long.fromInt(1) } })).rejects.toThrow(/64 bits/);
  });

  it.each([NaN, Infinity, -1, 2 ** 31, Long.fromString('4294967296')])(
    'D10: a lifetime of %s seconds is refused',
    async (expireAfterSeconds) => {
      const index = mongo.c.createIndex({ at: 1 }, { expireAfterSeconds: expireAfterSeconds as number });
      await expect(index).rejects.toMatchObject({ code: 67 });
    },
  );

  it('D10: the longest lifetime is taken as it was given', async () => {
    await mongo.c.createIndex({ longest: 1 }, { expireAfterSeconds: 2 ** 31 - 1 });
    const index = (await mongo.c.indexes()).find(({ name }) => name === 'longest_1');
    expect(index).toMatchObject({ expireAfterSeconds: 2 ** 31 - 1 });
  });

  oursOnly()('D10: documents have 100 levels, and not 101', async () => {
    const nested = (levels: number): Document => (levels === 1 ? {} : { a: nested(levels - 1) });
    await mongo.put();
    await mongo.c.insertOne(nested(100));
    expect(await mongo.c.countDocuments()).toBe(1);
    await expect(mongo.c.insertOne(nested(101))).rejects.toThrow(/nested deeper/);
  });

  it('D10: options of $merge that are null are not given', async () => {
    await mongo.put({ _id: 1 as never, v: 2 });
    const merge = {
      $merge: { into: 'merged', on: null, whenMatched: null, whenNotMatched: null, let: null },
    };
    await mongo.c.aggregate([merge as never]).toArray();
    expect(await mongo.db.collection('merged').find().toArray()).toEqual([{ _id: 1, v: 2 }]);
  });
});
