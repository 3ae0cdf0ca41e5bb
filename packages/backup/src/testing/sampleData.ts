import { randomBytes } from 'node:crypto';
import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp, type MongoClient } from 'mongodb';

const entry = (application: string, seq: number) => ({
  _id: new ObjectId(),
  application_id: application,
  seq,
  hash: randomBytes(32).toString('hex'),
  day: '2026-11-23',
});

/** Documents of every kind that a careless copy would lose or change. */
export const oddDocuments: object[] = [
  { _id: 'a', long: Long.fromString('9007199254740993'), price: Decimal128.fromString('0.10') },
  // Numbers that fit a smaller type and would come back as it.
  { _id: 'b', short: Long.fromNumber(7), whole: new Double(2) },
  {
    _id: new ObjectId(),
    at: new Date('2026-11-21T00:00:00Z'),
    text: 'ยินยอม',
    none: null,
    list: [1, { a: [] }],
  },
  { _id: new Int32(7), bytes: new Binary(randomBytes(300)), pattern: /^a/i, stamp: new Timestamp(5n) },
];

/** Something in databases of an installation, some of it with indexes of several kinds. */
export const fillSample = async (client: MongoClient, prefix: string, entries = 50): Promise<void> => {
  const db = (service: string) => client.db(`${prefix}_${service}`);
  await db('identity').collection('odd').insertMany(oddDocuments);
  const users = db('identity').collection('users');
  await users.insertMany([{ email: 'a@x.ac.th' }, { email: 'b@x.ac.th' }]);
  await users.createIndex({ email: 1 }, { unique: true, name: 'by_mail' });
  const sessions = db('identity').collection('sessions');
  await sessions.createIndex({ ends: 1 }, { expireAfterSeconds: 0 });
  await sessions.insertOne({ ends: new Date(Date.now() + 3_600_000) });
  await db('websites').collection('applications').insertOne({ name: 'x' });
  const logs = db('consents').collection('consent_logs');
  for (const application of ['app1', 'app2'])
    await logs.insertMany(Array.from({ length: entries }, (_, index) => entry(application, index + 1)));
  await logs.createIndex({ application_id: 1, seq: 1 }, { unique: true });
};

/** Everything that a client sees of an installation's databases, types and indexes included. */
export const everythingOf = async (client: MongoClient, prefix: string): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown> = {};
  for (const service of SERVICE_NAMES) {
    const db = client.db(`${prefix}_${service}`);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      const documents = await db
        .collection(name)
        .find({}, { promoteValues: false, sort: { _id: 1 } })
        .toArray();
      // A collection that only noted the restore is left with nothing in it.
      if (documents.length > 0)
        all[`${service}.${name}`] = { documents, indexes: await db.collection(name).indexes() };
    }
  }
  return all;
};
