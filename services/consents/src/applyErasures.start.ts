import { readFileSync } from 'node:fs';
import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { readErasures } from '@yinyom/service-kit/erasures/readErasures';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { createStores } from './createStores';
import { createProjector } from './ledger/projector';
import { applyErasures } from './own-record/applyErasures';

/**
 * `node services/consents/dist/applyErasures.start.js FILE`: erases again, in restored data, what visitors had erased
 * since. Prints a line of JSON with how many; ends with 1 when the list cannot be read.
 */
const run = async (): Promise<void> => {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Say which list: applyErasures.start.js FILE');
  const lines = readErasures(readFileSync(file, 'utf8'));
  const { database, logger } = await connectAsOperator('consents');
  try {
    const { erasure, ledger, projection } = await createStores(database);
    const projector = createProjector(ledger, projection, logger);
    process.stdout.write(`${JSON.stringify(await applyErasures(lines, erasure, projector))}\n`);
    await projector.close();
  } finally {
    await database.close();
  }
};

runProgram(run);
