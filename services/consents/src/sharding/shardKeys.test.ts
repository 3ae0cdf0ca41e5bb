import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { startConsents } from '../testing/startConsents';
import { createStandIns } from '../testing/standIns';
import { applyShardKeys, isSharded, shardDatabase } from './shardDatabase';
import { SHARD_KEYS } from './shardKeys';

let server: TestDatabase;
let db: mongo.Db;
beforeAll(async () => {
  server = await startTestDatabase();
  const connection = await server.connect('sharding');
  db = databaseOf(connection);
  const consents = await startConsents(connection, createStandIns());
  await consents.close();
});
afterAll(async () => {
  await server.close();
});

describe('shard keys', () => {
  it.each(Object.entries(SHARD_KEYS))(
    'of %s begin every unique index, as a cluster demands',
    async (name, key) => {
      const indexes = await db.collection(name).indexes();
      const fields = Object.keys(key);
      const unique = indexes.filter((index) => index.unique === true && index.name !== '_id_');
      for (const index of unique) expect(Object.keys(index.key).slice(0, fields.length)).toEqual(fields);
      // A query by the key alone must find an index.
      expect(indexes.some((index) => Object.keys(index.key)[0] === fields[0])).toBe(true);
    },
  );

  it('every collection with unique keys per website is named', async () => {
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    for (const name of names) {
      const indexes = await db.collection(name).indexes();
      if (indexes.some((index) => index.unique === true && index.name !== '_id_'))
        expect(SHARD_KEYS).toHaveProperty(name);
    }
  });

  it('are refused with a reason where there is no cluster', async () => {
    if (await isSharded(db)) {
      expect(await shardDatabase(db)).toEqual(Object.keys(SHARD_KEYS));
      return;
    }
    await expect(shardDatabase(db)).rejects.toThrow('does not lead to a sharded cluster');
  });

  /** A router of a cluster cannot run here: this one notes what it is told, and may refuse. */
  const router = (refusal?: Error) => {
    const told: object[] = [];
    const command = async (asked: object) => {
      told.push(asked);
      if (refusal && 'shardCollection' in asked) throw refusal;
      return { ok: 1 };
    };
    const database = { databaseName: 'yinyom_consents', admin: () => ({ command }) };
    return { told, database: database as unknown as mongo.Db };
  };

  it('are told to a cluster at every start, by commands that may be repeated', async () => {
    const { told, database } = router();
    await applyShardKeys(database, createLogger('silent'));
    expect(told.slice(0, 3)).toEqual([
      { listShards: 1 },
      { enableSharding: 'yinyom_consents' },
      { shardCollection: 'yinyom_consents.consent_logs', key: { application_id: 1 } },
    ]);
    expect(told).toHaveLength(2 + Object.keys(SHARD_KEYS).length);
  });

  it('that a user may not apply do not keep the service from starting', async () => {
    const { database } = router(new mongo.MongoServerError({ message: 'not authorized', code: 13 }));
    await expect(applyShardKeys(database, createLogger('silent'))).resolves.toBeUndefined();
  });
});
