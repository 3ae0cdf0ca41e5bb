import { type Document, Long } from 'mongodb';
import { oursOnly, serverUnderTest } from './serverUnderTest';

describe('what else a MongoDB server does', () => {
  const mongo = serverUnderTest('test_behaviour');

  /** @returns the error, also where it stands in the answer */
  const ask = async (command: Document): Promise<Document | undefined> => {
    await mongo.put({ _id: 1 as never });
    return mongo.db.command(command).then(
      (done) => (done.writeErrors as Document[] | undefined)?.[0],
      (error: Document) => error,
    );
  };

  it.each<[string, Document, number]>([
    ['an unknown command', { foo: 1 }, 59],
    ['an unknown option', { find: 'c', foo: 1 }, 40415],
    ['an unknown stage', { aggregate: 'c', pipeline: [{ $foo: 1 }], cursor: {} }, 40324],
    ['an unknown cursor', { getMore: Long.fromNumber(123), collection: 'c' }, 43],
    ['the indexes of nothing', { listIndexes: 'nothing' }, 26],
    ['an unknown index', { dropIndexes: 'c', index: 'nope' }, 27],
    ['a hint at nothing', { find: 'c', hint: 'nope' }, 2],
    ['an array as _id', { insert: 'c', documents: [{ _id: [1] }] }, 53],
    ['a system collection', { insert: 'system.x', documents: [{}] }, 73],
  ])('When %s is asked for, Then the error has its code', async (_, command, code) => {
    expect(await ask(command)).toMatchObject({ code });
  });

  oursOnly().each<[string, Document, number]>([
    ['a change stream', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573],
    ['a view', { create: 'v', viewOn: 'c', pipeline: [] }, 72],
    ['a capped collection', { create: 'v', capped: true, size: 1000 }, 72],
    ['a collation', { find: 'c', collation: { locale: 'th' } }, 238],
    ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a_text' }] }, 67],
    [
      'sort in an update',
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] },
      40415,
    ],
  ])('When %s is asked for, Then it is refused', async (_, command, code) => {
    expect(await ask(command)).toMatchObject({ code });
  });

  it('When indexes contradict each other or the documents, Then the errors are those of MongoDB', async () => {
    const x = mongo.db.collection('x');
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

  it.each<Document>([
    { a: { $exists: false } },
    { a: { $ne: 1 } },
    { a: /x/ },
    { $and: [{ a: 1 }, { b: { $nin: [1] } }] },
    { $nor: [{ a: 1 }] },
  ])(
    'When an index is for the part %j, Then it is refused as in MongoDB',
    async (partialFilterExpression) => {
      const index = mongo.c.createIndex({ part: 1 }, { partialFilterExpression });
      await expect(index).rejects.toMatchObject({ code: 67 });
    },
  );

  it('When an index is for a part that MongoDB knows, Then it is made', async () => {
    const parts = [
      { a: 1 },
      { a: { $exists: true } },
      { a: { $gt: 1, $lte: 5 } },
      { $or: [{ a: 1 }, { a: { $type: 'string' } }] },
    ];
    for (const [at, partialFilterExpression] of parts.entries())
      await mongo.db.collection('parts').createIndex({ [`p${at}`]: 1 }, { partialFilterExpression });
    expect(await mongo.db.collection('parts').indexes()).toHaveLength(parts.length + 1);
  });

  oursOnly()(
    'D3, D4, D8: When a transaction is begun, Then it is refused by name and nothing of it is stored',
    async () => {
      await mongo.put({ _id: 1 as never, n: 1 });
      const refused = mongo.client.withSession((session) =>
        session.withTransaction(() => mongo.c.updateOne({}, { $inc: { n: 1 } }, { session })),
      );
      await expect(refused).rejects.toMatchObject({
        code: 238,
        message: expect.stringMatching(/transaction .*MONGODB_URI/),
      });
      expect(await mongo.c.findOne({})).toMatchObject({ n: 1 });
    },
  );

  it('When results are larger than a reply, Then they come in several batches', async () => {
    await mongo.put(
      ...Array.from({ length: 40 }, (_, i) => ({ _id: i as never, text: 'x'.repeat(1_000_000) })),
    );
    expect(await mongo.c.find().toArray()).toHaveLength(40);
    expect(
      await mongo.c
        .find({}, { sort: { text: 1, _id: -1 } })
        .map(({ _id }) => Number(_id))
        .toArray(),
    ).toEqual(Array.from({ length: 40 }, (_, i) => 39 - i));
    await mongo.put();
  });
});
