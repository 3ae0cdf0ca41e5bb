import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { databaseOf } from './database/databaseOf';
import { shardDatabase } from './sharding/shardDatabase';

/** `node services/consents/dist/shard.start.js`: shards the collections of this service on the cluster at MONGODB_URI. */
const run = async (): Promise<void> => {
  const { database } = await connectAsOperator('consents', { level: 'warn' });
  try {
    const sharded = await shardDatabase(databaseOf(database));
    process.stdout.write(`sharded: ${sharded.join(', ')}\n`);
  } finally {
    await database.close();
  }
};

runProgram(run);
