import {
  type Collection,
  type Db,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MongoClient,
  ObjectId,
} from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

jest.setTimeout(60_000);

describe('what a MongoDB server does', () => {
  const { folder, remove } = temporaryFolder();
  let server: EmbeddedMongo | undefined;
  let client: MongoClient;
  let db: Db;
  let c: Collection<Document>;

  beforeAll(async () => {
    const given = process.env.TEST_MONGODB_URI;
    server = given ? undefined : await startEmbeddedMongo({ dataDir: folder });
    client = await MongoClient.connect(given ?? server!.uri);
    db = client.db('test_behaviour');
    await db.dropDatabase();
    c = db.collection('c');
  });
  afterAll(async () => {
    await client.close();
    await server?.close();
    remove();
  });

  const put = async (...docs: Document[]) => {
    await c.deleteMany({});
    if (docs.length > 0) await c.insertMany(docs);
  };

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
    [{ a: { b: 1 } }, { $rename: { 'a.b': 'c.d' } }, { a: {}, c: { d: 1 } }],
    [
      { a: 5, b: 5, c: 5, d: 5 },
      { $min: { a: 3 }, $max: { b: 9 }, $mul: { c: 2 }, $bit: { d: { and: 4 } } },
      { a: 3, b: 9, c: 10, d: 4 },
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
    await put({ _id: 1 as never, ...doc });
    await c.updateOne({}, change, options);
    expect(JSON.stringify(await c.findOne())).toBe(JSON.stringify({ _id: 1, ...expected }));
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
    await put({ _id: 1 as never, ...doc });
    await expect(c.updateOne({}, change, options)).rejects.toMatchObject({ code });
    expect(await c.countDocuments()).toBe(1);
  });

  it('When an update touches one field, Then the types and the order of the others stay', async () => {
    await put({
      _id: 1 as never,
      a: new Double(5),
      b: Long.fromNumber(5),
      c: new Int32(5),
      d: Decimal128.fromString('1.10'),
    });
    await c.updateOne({}, { $set: { n: 1 } });
    await c.updateOne({}, [{ $set: { m: { $add: ['$n', 1] } } }]);
    await c.updateOne({}, { $inc: { d: Decimal128.fromString('0.2') } });
    const doc = await c.findOne({}, { promoteValues: false });
    expect([doc!.a._bsontype, doc!.b._bsontype, String(doc!.d), Number(doc!.m)]).toEqual([
      'Double',
      'Long',
      '1.30',
      2,
    ]);
  });

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
      { a: { $mod: [2, 0] }, b: { $size: 1 }, c: { $bitsAllSet: [0, 2] } },
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
    await put(...docs);
    expect((await c.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual(ids);
  });

  it.each<[Document, Document, Document, Document?]>([
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
    [{ a: [1, 2, 3], b: 1 }, { a: { $slice: -2 } }, { _id: 1, a: [2, 3], b: 1 }],
    [{ a: [{ x: 1 }, { x: 2 }] }, { a: { $elemMatch: { x: 2 } } }, { _id: 1, a: [{ x: 2 }] }],
    [{ a: [{ x: 1 }, { x: 2 }], b: 1 }, { 'a.$': 1 }, { _id: 1, a: [{ x: 2 }] }, { 'a.x': 2 }],
    [
      { a: 2, b: 3 },
      { s: { $add: ['$a', '$b'] }, a: 1 },
      { _id: 1, a: 2, s: 5 },
    ],
    [{ a: 2 }, { _id: 0 }, { a: 2 }],
  ])('When %j is projected with %j, Then it is %j', async (doc, projection, expected, filter = {}) => {
    await put({ _id: 1 as never, ...doc });
    expect(await c.findOne(filter, { projection })).toEqual(expected);
  });

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
    await put(...SALES);
    expect(JSON.stringify(await c.aggregate(pipeline).toArray())).toBe(JSON.stringify(expected));
  });

  it.each<[string, Document, number]>([
    ['an unknown command', { foo: 1 }, 59],
    ['an unknown option', { find: 'c', foo: 1 }, 40415],
    ['an unknown stage', { aggregate: 'c', pipeline: [{ $foo: 1 }], cursor: {} }, 40324],
    ['a change stream', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573],
    ['a view', { create: 'v', viewOn: 'c', pipeline: [] }, 72],
    ['a capped collection', { create: 'v', capped: true, size: 1000 }, 72],
    ['a collation', { find: 'c', collation: { locale: 'th' } }, 238],
    ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a_text' }] }, 67],
    ['an unknown cursor', { getMore: Long.fromNumber(123), collection: 'c' }, 43],
    ['the indexes of nothing', { listIndexes: 'nothing' }, 26],
    ['an unknown index', { dropIndexes: 'c', index: 'nope' }, 27],
    ['a hint at nothing', { find: 'c', hint: 'nope' }, 2],
    [
      'sort in an update',
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] },
      40415,
    ],
    ['an array as _id', { insert: 'c', documents: [{ _id: [1] }] }, 53],
    ['a system collection', { insert: 'system.x', documents: [{}] }, 73],
  ])('When %s is asked for, Then the error has its code', async (_, command, code) => {
    await put({ _id: 1 as never });
    const reply = await db.command(command).then(
      (done) => (done.writeErrors as Document[] | undefined)?.[0],
      (error: Document) => error,
    );
    expect(reply).toMatchObject({ code });
  });

  it('When indexes contradict each other or the documents, Then the errors are those of MongoDB', async () => {
    const x = db.collection('x');
    await x.createIndex({ a: 1 });
    await expect(x.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(x.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await x.insertMany([{ b: 1 }, { b: 1 }]);
    await expect(x.createIndex({ b: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    await x.createIndex({ c: 1, d: 1 });
    await expect(x.insertOne({ c: [1], d: [2] })).rejects.toMatchObject({ code: 171 });
    await x.createIndex({ e: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await x.insertMany([{ e: 1, live: true }, { e: 1, live: false }, { e: 1 }]);
    await expect(x.insertOne({ e: 1, live: true })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { e: 1 },
    });
    expect((await x.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1', 'c_1_d_1', 'e_1']);
  });

  it('When a transaction reads, Then it sees its snapshot, and a conflict is transient', async () => {
    await put({ _id: 1 as never, n: 1 });
    const session = client.startSession();
    session.startTransaction();
    expect(await c.findOne({}, { session })).toMatchObject({ n: 1 });
    await c.updateOne({}, { $set: { n: 2 } });
    expect(await c.findOne({}, { session })).toMatchObject({ n: 1 });
    const failure = await c
      .updateOne({}, { $inc: { n: 1 } }, { session })
      .catch((error: unknown) => error as { code: number; hasErrorLabel(label: string): boolean });
    expect(failure).toMatchObject({ code: 112 });
    expect(
      (failure as { hasErrorLabel(label: string): boolean }).hasErrorLabel('TransientTransactionError'),
    ).toBe(true);
    await session.abortTransaction();
    session.startTransaction();
    await expect(db.createCollection('in_transaction', { session })).rejects.toMatchObject({ code: 263 });
    await session.abortTransaction().catch(() => undefined);
    await session.endSession();
  });

  it('When results are larger than a reply, Then they come in several batches', async () => {
    await put(...Array.from({ length: 40 }, (_, i) => ({ _id: i as never, text: 'x'.repeat(1_000_000) })));
    expect(await c.find().toArray()).toHaveLength(40);
    expect(
      await c
        .find({}, { sort: { text: 1, _id: -1 } })
        .map(({ _id }) => Number(_id))
        .toArray(),
    ).toEqual(Array.from({ length: 40 }, (_, i) => 39 - i));
    await put();
  });
});
