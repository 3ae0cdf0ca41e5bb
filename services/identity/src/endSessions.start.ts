import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createStores } from './createStores';
import { endSessions } from './sessions/endSessions';

const HOW = 'Say whose: endSessions.start.js EMAIL …, or --everybody';

/**
 * `node services/identity/dist/endSessions.start.js EMAIL … | --everybody`: ends every session of people at once. Reads the
 * settings that the service runs with; without an address it asks the embedded database of DATA_DIR. Ends with 1 when
 * nobody of that name is signed in.
 */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { everybody: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.everybody === positionals.length > 0) throw new Error(HOW);
  const settings = loadSettings(process.env);
  const name = `${settings.MONGODB_DATABASE}_identity`;
  const socket = path.resolve(settings.DATA_DIR, 'database', `mongo-${name}.sock`);
  const uri =
    settings.IDENTITY_MONGODB_URI ?? settings.MONGODB_URI ?? `mongodb://${encodeURIComponent(socket)}/`;
  const database = await connectDatabase(uri, name, createLogger('warn'));
  try {
    const ended = await endSessions(createStores(database), values.everybody ? null : positionals);
    for (const email of ended) process.stdout.write(`${email}: signed out\n`);
    if (ended.length === 0) throw new Error('Nobody of that name is signed in.');
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
