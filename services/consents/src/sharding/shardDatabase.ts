import { mongo } from 'mongoose';
import { SHARD_KEYS } from './shardKeys';

/** Only the router of a cluster knows the command that lists shards. */
const COMMAND_NOT_FOUND = 59;

/** Whether a connection leads to a sharded cluster (its router). */
export const isSharded = async (db: mongo.Db): Promise<boolean> => {
  try {
    await db.admin().command({ listShards: 1 });
    return true;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === COMMAND_NOT_FOUND) return false;
    throw error;
  }
};

/**
 * Shards the collections of this service. May be repeated: what is sharded stays as it is.
 * @returns the collections
 * @throws Error when the database is not a sharded cluster
 */
export const shardDatabase = async (db: mongo.Db): Promise<string[]> => {
  if (!(await isSharded(db)))
    throw new Error('MONGODB_URI does not lead to a sharded cluster (mongos); nothing was changed.');
  const admin = db.admin();
  await admin.command({ enableSharding: db.databaseName });
  for (const [name, key] of Object.entries(SHARD_KEYS)) {
    await db.collection(name).createIndex({ ...key });
    await admin.command({ shardCollection: `${db.databaseName}.${name}`, key });
  }
  return Object.keys(SHARD_KEYS);
};
