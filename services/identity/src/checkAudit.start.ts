import { connectAsOperator } from '@yinyom/service-kit/database/connectAsOperator';
import { runProgram } from '@yinyom/service-kit/runProgram';
import { verifyAudit } from './audit/verifyAudit';
import { createStores } from './createStores';

/**
 * `node services/identity/dist/checkAudit.start.js`: recomputes the audit log of every organization. Prints a line of JSON
 * for each; ends with 1 when one is not as it was written.
 */
const run = async (): Promise<void> => {
  const { database } = await connectAsOperator('identity', { embedded: true });
  try {
    const { audit } = createStores(database);
    for (const id of await audit.organizations()) {
      const checked = await verifyAudit(audit, id);
      process.stdout.write(`${JSON.stringify(checked)}\n`);
      if (!checked.ok) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
};

runProgram(run);
