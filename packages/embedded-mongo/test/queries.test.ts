import { type Document, Long, ObjectId } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

describe('how a MongoDB server finds and projects', () => {
  const mongo = serverUnderTest('test_queries');

  const NULLS = [
    ...[
      { _id: 'empty', a: {} },
      { _id: 'null', a: null },
      { _id: 'number', a: 4 },
      { _id: 'array of nulls', a: [{ b: null }, {}] },
    ],
    ...[
      { _id: 'empty array', a: [] },
      { _id: 'array without', a: [{ b: 1 }] },
      { _id: 'array with', a: [{ b: 1 }, {}] },
    ],
    ...[
      { _id: 'values', a: [1, 's'] },
      { _id: 'nothing' },
      { _id: 'text', a: { b: 'hi' } },
      { _id: 'null inside', a: { b: null } },
    ],
  ];
  const big = Long.fromString('9007199254740993');

  it.each<[Document, Document[], unknown[]]>([
    [
      { 'a.b': null },
      NULLS,
      ['array of nulls', 'array with', 'empty', 'nothing', 'null', 'null inside', 'number'],
    ],
    [{ a: null }, NULLS, ['nothing', 'null']],
    [{ 'a.b': { $exists: false } }, NULLS, ['empty', 'empty array', 'nothing', 'null', 'number', 'values']],
    [
      { a: { $gt: Long.fromString('9007199254740992') } },
      [
        { _id: 1, a: big },
        { _id: 2, a: Long.fromString('9007199254740992') },
      ],
      [1],
    ],
    [
      { $expr: { $gt: ['$a', 5] } },
      [
        { _id: 1, a: big },
        { _id: 2, a: 3 },
      ],
      [1],
    ],
    [
      { a: { x: 1, y: 2 } },
      [
        { _id: 1, a: { x: 1, y: 2 } },
        { _id: 2, a: { y: 2, x: 1 } },
      ],
      [1],
    ],
    [
      { a: [1, 2] },
      [
        { _id: 1, a: [1, 2] },
        { _id: 2, a: [2, 1] },
      ],
      [1],
    ],
    [
      { a: { $elemMatch: { x: 1, y: 1 } } },
      [
        {
          _id: 1,
          a: [
            { x: 1, y: 2 },
            { x: 2, y: 1 },
          ],
        },
        { _id: 2, a: [{ x: 1, y: 1 }] },
      ],
      [2],
    ],
    [
      { a: { $all: [1, 2] } },
      [
        { _id: 1, a: [1, 2, 3] },
        { _id: 2, a: [1] },
      ],
      [1],
    ],
    [
      { b: { $size: 1 } },
      [
        { _id: 1, a: 4, b: [1], c: 5 },
        { _id: 2, a: 5, b: [], c: 2 },
      ],
      [1],
    ],
    [{ a: { $not: { $gt: 4 } } }, [{ _id: 1, a: 4 }, { _id: 2, a: 5 }, { _id: 3 }], [1, 3]],
    [
      { a: { $in: [/^F/, 'x'] } },
      [
        { _id: 1, a: 'Foo' },
        { _id: 2, a: 'bar' },
      ],
      [1],
    ],
    [
      { a: { $type: 'objectId' } },
      [
        { _id: 1, a: new ObjectId() },
        { _id: 2, a: 1 },
      ],
      [1],
    ],
  ])('When %j is looked for, Then the right documents are found', async (filter, docs, ids) => {
    await mongo.put(...docs);
    expect((await mongo.c.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual(ids);
  });

  it.each<[Document, Document, Document]>([
    [
      { a: { b: 1, c: 2 }, d: [{ e: 1, f: 2 }, { e: 3 }] },
      { 'a.b': 1, 'd.e': 1 },
      { _id: 1, a: { b: 1 }, d: [{ e: 1 }, { e: 3 }] },
    ],
    [
      { a: { b: 1, c: 2 }, d: 1 },
      { 'a.b': 0, _id: 0 },
      { a: { c: 2 }, d: 1 },
    ],
    [{ a: [{ x: 1 }, { x: 2 }], b: 1 }, { a: { $elemMatch: { x: 2 } } }, { _id: 1, a: [{ x: 2 }] }],
    [{ a: [{ x: 1 }] }, { a: { $elemMatch: { x: 2 } } }, { _id: 1 }],
    [{ a: [1, 5, 7] }, { a: { $elemMatch: { $gt: 4 } } }, { _id: 1, a: [5] }],
    [
      { a: 2, b: 3 },
      { s: { $add: ['$a', '$b'] }, a: 1 },
      { _id: 1, a: 2, s: 5 },
    ],
    [{ a: 2 }, { _id: 0 }, { a: 2 }],
  ])('When %j is projected with %j, Then it is %j', async (doc, projection, expected) => {
    await mongo.put({ _id: 1 as never, ...doc });
    expect(await mongo.c.findOne({}, { projection })).toEqual(expected);
  });
});
