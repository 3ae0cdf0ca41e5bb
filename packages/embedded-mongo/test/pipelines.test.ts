import type { Document } from 'mongodb';
import { serverUnderTest } from './serverUnderTest';

jest.setTimeout(60_000);

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
      [
        {
          $group: {
            _id: null,
            x: { $firstN: { input: '$v', n: 2 } },
            y: { $top: { sortBy: { v: -1 }, output: '$_id' } },
          },
        },
      ],
      [{ _id: null, x: [1, 2.5], y: 3 }],
    ],
    [
      [
        { $unwind: { path: '$t', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
        { $project: { k: 0, v: 0 } },
      ],
      [
        { _id: 1, t: 1, i: 0 },
        { _id: 1, t: 2, i: 1 },
        { _id: 2, i: null },
        { _id: 3, i: null },
      ],
    ],
    [
      [{ $bucket: { groupBy: '$v', boundaries: [0, 2, 5], output: { n: { $sum: 1 } } } }],
      [
        { _id: 0, n: 1 },
        { _id: 2, n: 2 },
      ],
    ],
    [
      [
        {
          $setWindowFields: {
            partitionBy: '$k',
            sortBy: { _id: 1 },
            output: { r: { $sum: '$v', window: { documents: ['unbounded', 'current'] } } },
          },
        },
        { $sort: { _id: 1 } },
        { $project: { r: 1 } },
      ],
      [
        { _id: 1, r: 1 },
        { _id: 2, r: 2.5 },
        { _id: 3, r: 5 },
      ],
    ],
    [
      [
        { $match: { _id: 1 } },
        { $unionWith: { coll: 'c', pipeline: [{ $match: { _id: 2 } }] } },
        { $project: { _id: 1 } },
      ],
      [{ _id: 1 }, { _id: 2 }],
    ],
    [
      [
        { $match: { _id: 1 } },
        {
          $project: {
            m: { $map: { input: '$t', as: 'x', in: { $multiply: ['$$x', 2] } } },
            f: { $filter: { input: '$t', cond: { $gt: ['$$this', 1] } } },
            s: { $switch: { branches: [{ case: { $eq: ['$k', 'a'] }, then: 'A' }], default: 'x' } },
            rm: { $cond: [false, 1, '$$REMOVE'] },
          },
        },
      ],
      [{ _id: 1, m: [2, 4], f: [2], s: 'A' }],
    ],
    [[{ $sort: { v: -1 } }, { $skip: 1 }, { $limit: 1 }, { $replaceWith: { v: '$v' } }], [{ v: 2.5 }]],
  ])('When the pipeline is %j, Then the result is %j', async (pipeline, expected) => {
    await mongo.put(...SALES);
    expect(JSON.stringify(await mongo.c.aggregate(pipeline).toArray())).toBe(JSON.stringify(expected));
  });
});
