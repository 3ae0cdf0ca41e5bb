/**
 * Mongoose as it is by default: the services set options of the one that test files share.
 * @jest-environment node
 */
import mongoose, { type Connection, Schema } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

describe('mongoose on the embedded database', () => {
  const { folder, remove } = temporaryFolder();
  let server: EmbeddedMongo | undefined;
  let db: Connection;

  beforeAll(async () => {
    const given = process.env.TEST_MONGODB_URI;
    server = given ? undefined : await startEmbeddedMongo({ dataDir: folder });
    db = await mongoose.createConnection(given ?? server!.uri, { dbName: 'test_mongoose' }).asPromise();
    await db.dropDatabase();
  });
  afterAll(async () => {
    await db.close();
    await server?.close();
    remove();
  });

  const userSchema = new Schema(
    {
      email: { type: String, unique: true },
      visits: { type: Number, default: 0 },
      tags: [String],
      parts: [{ kind: String, size: Number }],
      seen: Date,
      settings: { type: Map, of: String },
      price: Schema.Types.Decimal128,
    },
    { timestamps: true, optimisticConcurrency: true },
  );

  it('When a unique field repeats, Then the error has the code and the key of MongoDB', async () => {
    const User = db.model('User', userSchema);
    await User.init();
    await User.create({ email: 'a@example.com' });
    await expect(User.create({ email: 'a@example.com' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.com' },
    });
    const both = await Promise.allSettled([
      User.create({ email: 'b@example.com' }),
      User.create({ email: 'b@example.com' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('When two copies of a document are saved, Then the second one is refused', async () => {
    const User = db.model('User', userSchema);
    const user = await User.create({
      email: 'v@example.com',
      parts: [{ kind: 'x', size: 1 }],
      settings: { '2024': 'a', theme: 'dark' },
      price: '1.10',
    });
    const [one, two] = [await User.findById(user._id).orFail(), await User.findById(user._id).orFail()];
    one.parts[0]!.size = 2;
    await one.save();
    two.visits = 3;
    await expect(two.save()).rejects.toThrow(mongoose.Error.VersionError);
    const stored = await User.findById(user._id).orFail();
    expect([stored.parts[0]!.size, String(stored.price), [...stored.settings!.keys()]]).toEqual([
      2,
      '1.10',
      ['2024', 'theme'],
    ]);
    expect(stored.updatedAt.getTime()).toBeGreaterThanOrEqual(stored.createdAt.getTime());
  });

  it('When references are populated and arrays updated in place, Then the documents are as expected', async () => {
    const User = db.model('User', userSchema);
    const Note = db.model(
      'Note',
      new Schema({ of: { type: Schema.Types.ObjectId, ref: 'User' }, text: String }),
    );
    const user = await User.create({
      email: 'p@example.com',
      parts: [
        { kind: 'a', size: 1 },
        { kind: 'b', size: 2 },
      ],
      tags: ['x'],
    });
    await Note.create({ of: user._id, text: 'hello' });
    const note = await Note.findOne({ text: 'hello' }).populate<{ of: { email: string } }>('of').orFail();
    expect(note.of.email).toBe('p@example.com');
    await User.updateOne(
      { _id: user._id, 'parts.kind': 'b' },
      { $set: { 'parts.$.size': 9 }, $addToSet: { tags: { $each: ['x', 'y'] } }, $inc: { visits: 2 } },
    );
    await User.updateOne(
      { _id: user._id },
      { $set: { 'parts.$[small].kind': 's' } },
      { arrayFilters: [{ 'small.size': { $lt: 5 } }] },
    );
    const after = await User.findById(user._id).lean().orFail();
    expect(after).toMatchObject({
      visits: 2,
      tags: ['x', 'y'],
      parts: [
        { kind: 's', size: 1 },
        { kind: 'b', size: 9 },
      ],
    });
    const upserted = await User.findOneAndUpdate(
      { email: 'new@example.com' },
      { $setOnInsert: { visits: 7 } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(upserted).toMatchObject({ email: 'new@example.com', visits: 7 });
  });

  it('When documents are unwound, grouped and sorted, Then the numbers are right', async () => {
    const Hit = db.model('Hit', new Schema({ kinds: [String], n: Number }));
    await Hit.insertMany([0, 1, 2, 3].map((n) => ({ n, kinds: n % 2 ? ['a', 'b'] : ['b'] })));
    const kinds = await Hit.aggregate([
      { $match: { n: { $gte: 1 } } },
      { $unwind: '$kinds' },
      { $group: { _id: '$kinds', count: { $sum: 1 }, most: { $max: '$n' }, numbers: { $push: '$n' } } },
      { $sort: { count: -1 } },
      { $project: { _id: 0, kind: '$_id', most: 1, count: 1, first: { $first: '$numbers' } } },
    ]);
    expect(kinds).toEqual([
      { kind: 'b', count: 3, most: 3, first: 1 },
      { kind: 'a', count: 2, most: 3, first: 1 },
    ]);
  });

  it('When a cursor goes over more than one batch, Then every document comes once and in order', async () => {
    const Item = db.model('Item', new Schema({ n: { type: Number, index: true }, text: String }));
    await Item.init();
    await Item.insertMany(Array.from({ length: 1234 }, (_, n) => ({ n, text: 'x'.repeat(50) })));
    const seen: number[] = [];
    for await (const item of Item.find({ n: { $gte: 10 } })
      .sort({ n: -1 })
      .batchSize(100)
      .cursor())
      seen.push(item.n!);
    expect(seen).toEqual(Array.from({ length: 1224 }, (_, i) => 1233 - i));
    expect(await Item.countDocuments({ n: { $lt: 100 } })).toBe(100);
    expect((await Item.distinct('n', { n: { $lt: 5 } })).sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
