import mongoose, { type Connection, Schema } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

jest.setTimeout(60_000);

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

  it('When documents are grouped by local day, faceted and looked up, Then the numbers are right', async () => {
    const Hit = db.model('Hit', new Schema({ at: Date, kind: String, n: Number, site: Number }));
    const Site = db.model('Site', new Schema({ _id: Number, name: String }));
    await Site.create([
      { _id: 1, name: 'one' },
      { _id: 2, name: 'two' },
    ]);
    // 17:00 UTC is midnight in Bangkok.
    const hours = [15, 16, 17, 18, 40, 41];
    await Hit.insertMany(
      hours.map((hour, i) => ({
        at: new Date(Date.UTC(2026, 0, 1, hour)),
        kind: i % 2 ? 'a' : 'b',
        n: i,
        site: (i % 2) + 1,
      })),
    );
    const days = await Hit.aggregate([
      {
        $group: {
          _id: { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Asia/Bangkok' } },
          count: { $sum: 1 },
          sum: { $sum: '$n' },
          kinds: { $addToSet: '$kind' },
        },
      },
      { $sort: { _id: 1 } },
      {
        $project: {
          _id: 0,
          day: { $dateToString: { date: '$_id', format: '%Y-%m-%d', timezone: 'Asia/Bangkok' } },
          count: 1,
          sum: 1,
          kinds: { $size: '$kinds' },
        },
      },
    ]);
    expect(days).toEqual([
      { count: 2, sum: 1, day: '2026-01-01', kinds: 2 },
      { count: 3, sum: 9, day: '2026-01-02', kinds: 2 },
      { count: 1, sum: 5, day: '2026-01-03', kinds: 1 },
    ]);
    const [faceted] = await Hit.aggregate([
      { $match: { n: { $gte: 1 } } },
      {
        $facet: {
          total: [{ $count: 'n' }],
          page: [{ $sort: { n: -1 } }, { $limit: 2 }, { $project: { _id: 0, n: 1 } }],
          kinds: [{ $sortByCount: '$kind' }],
        },
      },
    ]);
    expect(faceted).toEqual({
      total: [{ n: 5 }],
      page: [{ n: 5 }, { n: 4 }],
      kinds: [
        { _id: 'a', count: 3 },
        { _id: 'b', count: 2 },
      ],
    });
    const joined = await Hit.aggregate([
      { $sort: { n: 1 } },
      { $limit: 2 },
      { $lookup: { from: 'sites', localField: 'site', foreignField: '_id', as: 'site' } },
      { $unwind: '$site' },
      {
        $lookup: {
          from: 'hits',
          let: { n: '$n' },
          pipeline: [{ $match: { $expr: { $gt: ['$n', '$$n'] } } }, { $count: 'later' }],
          as: 'rest',
        },
      },
      {
        $set: {
          name: { $concat: ['$site.name', '-', { $toString: '$n' }] },
          later: { $first: '$rest.later' },
        },
      },
      { $project: { _id: 0, name: 1, later: 1 } },
    ]);
    expect(joined).toEqual([
      { name: 'one-0', later: 5 },
      { name: 'two-1', later: 4 },
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
