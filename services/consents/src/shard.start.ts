import { connectDatabase, PATIENT } from '@yinyom/service-kit/database/connectDatabase';
import { databaseUri } from '@yinyom/service-kit/database/databaseUri';
import { createLogger } from '@yinyom/service-kit/logger';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { databaseOf } from './database/databaseOf';
import { shardDatabase } from './sharding/shardDatabase';

/** `node services/consents/dist/shard.start.js`: shards the collections of this service on the cluster at MONGODB_URI. */
const run = async (): Promise<void> => {
  const settings = loadSettings(process.env);
  const name = `${settings.MONGODB_DATABASE}_consents`;
  const database = await connectDatabase(
    databaseUri(settings, 'CONSENTS_MONGODB_URI'),
    name,
    createLogger('warn'),
    PATIENT,
  );
  try {
    const sharded = await shardDatabase(databaseOf(database));
    process.stdout.write(`sharded: ${sharded.join(', ')}\n`);
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
