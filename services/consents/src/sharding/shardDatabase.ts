import type { Logger } from '@yinyom/service-kit/logger';
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

/** May be repeated: what is sharded stays as it is. */
const shardCollections = async (db: mongo.Db): Promise<string[]> => {
  const admin = db.admin();
  await admin.command({ enableSharding: db.databaseName });
  for (const [name, key] of Object.entries(SHARD_KEYS)) {
    // The service's own indexes begin with the key, which is all that a cluster demands.
    await admin.command({ shardCollection: `${db.databaseName}.${name}`, key });
  }
  return Object.keys(SHARD_KEYS);
};

/**
 * Shards the collections of this service.
 * @returns the collections
 * @throws Error when the database is not a sharded cluster
 */
export const shardDatabase = async (db: mongo.Db): Promise<string[]> => {
  if (!(await isSharded(db)))
    throw new Error('MONGODB_URI does not lead to a sharded cluster (mongos); nothing was changed.');
  return shardCollections(db);
};

/**
 * Shards the collections when the database is a cluster, at every start. A user who may not do that is no reason not
 * to start: everything works unsharded, and an administrator can run `shard.start.js`.
 */
export const applyShardKeys = async (db: mongo.Db, logger: Logger): Promise<void> => {
  try {
    if (await isSharded(db)) await shardCollections(db);
  } catch (error) {
    logger.warn({ err: error }, 'shard keys could not be applied; run shard.start.js as an administrator');
  }
};
