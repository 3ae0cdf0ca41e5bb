import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './program';
import { endWithParent } from './server/endWithParent';
import { runApart } from './server/runApart';
import { checkDirectory } from './store/backupCopy';
import { describeDamage } from './store/checkData';
import { DATA_FILE } from './store/dataFile';
import { examineFile } from './store/fileHealth';

const USAGE = 'Usage: check --data DIR [--json]   (also while a server is running)';

/** Reads all of the data and compares it with itself. Ends with 1 when anything is not as it was written. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, json: { type: 'boolean' } } });
  if (!values.data) throw new Error(USAGE);
  // A server started it.
  if (values.json) await endWithParent();
  const dataDir = path.resolve(values.data);
  examineFile(dataDir, '');
  if (!existsSync(path.join(dataDir, DATA_FILE))) throw new Error(`There is no data in ${dataDir}`);
  const report = await checkDirectory(dataDir);
  const { collections, documents, damages } = report;
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else {
    for (const damage of damages) process.stdout.write(`DAMAGED ${describeDamage(damage)}\n`);
    const result = damages.length === 0 ? 'all as it was written' : `${damages.length} damages`;
    process.stdout.write(`${collections} collections, ${documents} documents: ${result}\n`);
  }
  if (damages.length > 0) process.exitCode = 1;
}

runProgram(() => runApart(main));
