import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

interface Asked {
  client: MongoClient;
  db: Db;
  /** A collection to try things with. */
  c: Collection<Document>;
  /** Fills the collection with nothing but these. */
  put(...docs: Document[]): Promise<void>;
}

/** A test of what only the embedded database refuses, which a MongoDB has. Each test file has an `it` of its own. */
export const oursOnly = (): jest.It => (process.env.TEST_MONGODB_URI ? it.skip : it);

/**
 * Declares the hooks of a test file that asks a server: ours, or that of TEST_MONGODB_URI, whose answers are the
 * measure. What it returns is there once the tests run.
 */
export const serverUnderTest = (database: string): Asked => {
  const { folder, remove } = temporaryFolder();
  const asked = {} as Asked;
  let server: EmbeddedMongo | undefined;

  beforeAll(async () => {
    const given = process.env.TEST_MONGODB_URI;
    server = given ? undefined : await startEmbeddedMongo({ dataDir: folder });
    asked.client = await MongoClient.connect(given ?? server!.uri);
    asked.db = asked.client.db(database);
    await asked.db.dropDatabase();
    asked.c = asked.db.collection('c');
  });
  afterAll(async () => {
    await asked.client.close();
    await server?.close();
    remove();
  });

  asked.put = async (...docs) => {
    await asked.c.deleteMany({});
    if (docs.length > 0) await asked.c.insertMany(docs);
  };
  return asked;
};
