import { parseArgs } from 'node:util';
import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { createStores } from './createStores';
import { endSessions } from './sessions/endSessions';

const HOW = 'Say whose: endSessions.start.js EMAIL …, or --everybody';

/**
 * `node services/identity/dist/endSessions.start.js EMAIL … | --everybody`: ends every session of people at once. Ends
 * with 1 when no person of that name is signed in.
 */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { everybody: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.everybody === positionals.length > 0) throw new Error(HOW);
  const { database } = await connectAsOperator('identity', { embedded: true });
  try {
    const ended = await endSessions(createStores(database), values.everybody ? null : positionals);
    for (const email of ended) process.stdout.write(`${email}: signed out\n`);
    if (ended.length === 0) throw new Error('Nobody of that name is signed in.');
  } finally {
    await database.close();
  }
};

runProgram(run);
