import type { MongoClient } from 'mongodb';

/** The official driver, which only export and import need: they also speak with real servers. */
export async function connectDriver(uri: string): Promise<MongoClient> {
  const { MongoClient: Client } = await import('mongodb');
  return Client.connect(uri, { serverSelectionTimeoutMS: 10_000 });
}
