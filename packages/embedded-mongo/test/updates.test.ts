import { Decimal128, type Document, Double, Int32, Long } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

describe('how a MongoDB server updates', () => {
  const mongo = serverUnderTest('test_updates');

  it.each<[Document, Document, Document, Document?]>([
    [{ a: 2147483647 }, { $inc: { a: 1 } }, { a: 2147483648 }],
    [
      { a: [{ s: 3 }, { s: 1 }] },
      { $push: { a: { $each: [{ s: 2 }], $sort: { s: -1 }, $slice: 2 } } },
      { a: [{ s: 3 }, { s: 2 }] },
    ],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: 0 } } }, { a: [9, 1, 2] }],
    [{ a: [1, 5, 8] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 3] }, { $unset: { 'a.1': 1 } }, { a: [1, null, 3] }],
    [
      { a: 5, b: 5, c: 5 },
      { $min: { a: 3 }, $max: { b: 9 }, $mul: { c: 2 } },
      { a: 3, b: 9, c: 10 },
    ],
    [
      { a: [{ x: [1, 2] }, { x: [3] }] },
      { $inc: { 'a.$[].x.$[]': 10 } },
      { a: [{ x: [11, 12] }, { x: [13] }] },
    ],
    [{ a: [1, 5, 9] }, { $set: { 'a.$[e]': 0 } }, { a: [1, 0, 0] }, { arrayFilters: [{ e: { $gt: 3 } }] }],
    [{ a: [1, 2] }, { $addToSet: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    [{}, { $set: { b: 1, a: { z: 1 } }, $inc: { n: 2 } }, { a: { z: 1 }, b: 1, n: 2 }],
  ])('When %j is updated with %j, Then it is %j', async (doc, change, expected, options = {}) => {
    await mongo.put({ _id: 1 as never, ...doc });
    await mongo.c.updateOne({}, change, options);
    expect(JSON.stringify(await mongo.c.findOne())).toBe(JSON.stringify({ _id: 1, ...expected }));
  });

  it.each<[Document, Document, number, Document?]>([
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: 'x' }, { $push: { a: 1 } }, 2],
    [{ a: 'x' }, { $set: { 'a.b': 1 } }, 28],
    [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{}, { $set: { a: 1, 'a.b': 1 } }, 40],
    [{}, { $set: { _id: 2 } }, 66],
    [{}, { $set: { 'a.': 2 } }, 56],
    [{}, { $foo: { a: 2 } }, 9],
    [{ a: [1] }, { $set: { 'a.$[e]': 0 } }, 2],
    [{ a: [1] }, { $set: { a: 0 } }, 9, { arrayFilters: [{ e: 1 }] }],
    [{ a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  ])('When %j is updated with %j, Then the error is %d', async (doc, change, code, options = {}) => {
    await mongo.put({ _id: 1 as never, ...doc });
    await expect(mongo.c.updateOne({}, change, options)).rejects.toMatchObject({ code });
    expect(await mongo.c.countDocuments()).toBe(1);
  });

  it('When an update touches one field, Then the types and the order of the others stay', async () => {
    await mongo.put({
      _id: 1 as never,
      a: new Double(5),
      b: Long.fromNumber(5),
      c: new Int32(5),
      d: Decimal128.fromString('1.10'),
    });
    await mongo.c.updateOne({}, { $set: { n: 1 } });
    await mongo.c.updateOne({}, [{ $set: { m: { $add: ['$n', 1] } } }]);
    const doc = await mongo.c.findOne({}, { promoteValues: false });
    expect([doc!.a._bsontype, doc!.b._bsontype, String(doc!.d), Number(doc!.m)]).toEqual([
      'Double',
      'Long',
      '1.10',
      2,
    ]);
  });

  it('When a document with an _id of 64 bits is upserted, Then the answer names it with its type', async () => {
    await mongo.put();
    const updates = [{ q: { _id: Long.fromNumber(5) }, u: { $set: { a: 1 } }, upsert: true }];
    const answer = await mongo.db.command({ update: 'c', updates }, { promoteValues: false });
    expect(answer['upserted'][0]._id).toEqual(Long.fromNumber(5));
  });
});
