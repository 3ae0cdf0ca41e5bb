import { type Document, Long } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

describe('how a MongoDB server aggregates', () => {
  const mongo = serverUnderTest('test_pipelines');

  const SALES = [
    { _id: 1, k: 'a', v: 1, t: [1, 2] },
    { _id: 2, k: 'b', v: 2.5, t: [] },
    { _id: 3, k: 'a', v: 4 },
  ];

  it.each<[Document[], Document[]]>([
    [
      [
        {
          $group: { _id: '$k', s: { $sum: '$v' }, a: { $avg: '$v' }, p: { $push: '$v' }, n: { $count: {} } },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'a', s: 5, a: 2.5, p: [1, 4], n: 2 },
        { _id: 'b', s: 2.5, a: 2.5, p: [2.5], n: 1 },
      ],
    ],
    [
      [{ $unwind: { path: '$t', preserveNullAndEmptyArrays: true } }, { $project: { k: 0, v: 0 } }],
      [{ _id: 1, t: 1 }, { _id: 1, t: 2 }, { _id: 2 }, { _id: 3 }],
    ],
    [
      [
        { $match: { _id: 1 } },
        {
          $project: {
            f: { $filter: { input: '$t', as: 'x', cond: { $gt: ['$$x', 1] } } },
            n: { $add: [{ $size: '$t' }, { $sum: '$t' }, { $first: '$t' }] },
            s: { $concat: ['$k', '-', { $ifNull: ['$nothing', '$k'] }] },
            c: { $cond: [{ $and: [{ $eq: ['$k', 'a'] }, { $not: '$nothing' }] }, 'A', '$never'] },
            rm: { $cond: { if: false, then: 1, else: '$$REMOVE' } },
            o: { whole: '$$ROOT.k', two: ['$v', '$nothing'] },
          },
        },
      ],
      [{ _id: 1, f: [2], n: 6, s: 'a-a', c: 'A', o: { whole: 'a', two: [1, null] } }],
    ],
    [
      [
        { $group: { _id: null, first: { $first: '$v' }, last: { $last: '$v' }, kinds: { $addToSet: '$k' } } },
        { $unset: '_id' },
      ],
      [{ first: 1, last: 4, kinds: ['a', 'b'] }],
    ],
    [
      [
        { $match: { $expr: { $in: ['$k', ['b', { $literal: '$k' }]] } } },
        { $replaceWith: { $setField: { field: { $literal: 'a.b' }, input: { v: '$v' }, value: '$t' } } },
      ],
      [{ v: 2.5, 'a.b': [] }],
    ],
    [[{ $sort: { v: -1 } }, { $skip: 1 }, { $limit: 1 }, { $replaceWith: { v: '$v' } }], [{ v: 2.5 }]],
  ])('When the pipeline is %j, Then the result is %j', async (pipeline, expected) => {
    await mongo.put(...SALES);
    expect(JSON.stringify(await mongo.c.aggregate(pipeline).toArray())).toBe(JSON.stringify(expected));
  });

  it('When a path goes through an array, Then it stands for the values of its documents', async () => {
    await mongo.put({
      _id: 1 as never,
      list: [{ a: { b: 1 } }, { a: 2 }, 3, [{ a: { b: 4 } }], { a: { b: 5 } }],
    });
    const project = { $project: { _id: 0, b: '$list.a.b', least: { $first: '$list.a.b' } } };
    expect(await mongo.c.aggregate([project]).toArray()).toEqual([{ b: [1, 5], least: 1 }]);
  });

  it('When an expression computes with 64-bit integers, Then none of their digits is lost', async () => {
    const big = Long.fromString('9007199254740993');
    await mongo.put({ _id: 1 as never, big });
    const project = { $project: { _id: 0, same: { $eq: ['$big', big] }, next: { $add: ['$big', 1] } } };
    const [found] = await mongo.c.aggregate([project], { promoteLongs: false }).toArray();
    expect(found).toEqual({ same: true, next: big.add(1) });
  });
});
