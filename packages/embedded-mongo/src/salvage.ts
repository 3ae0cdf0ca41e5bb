import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './program';
import { runApart } from './server/runApart';
import { DATA_FILE, openDataFile } from './store/dataFile';
import { lockOwner } from './store/lockFile';
import { salvageData } from './store/salvageData';

const USAGE = 'Usage: salvage --data DIR --to NEW_DIR   (stop the server first)';

/** Copies all whole documents of a damaged data file into a new one, and names the others. Changes nothing in DIR. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
  if (!values.data || !values.to) throw new Error(USAGE);
  const [source, target] = [path.resolve(values.data), path.resolve(values.to)];
  const file = path.join(source, DATA_FILE);
  if (!existsSync(file)) throw new Error(`There is no data in ${source}`);
  if (existsSync(path.join(target, DATA_FILE))) throw new Error(`There is data in ${target} already`);
  const owner = lockOwner(source);
  if (owner) throw new Error(`Process ${owner} uses the data in ${source}: stop it first`);
  const temporary = mkdtempSync(`${target}.part-`);
  const from = openDataFile(file, true);
  try {
    const copied = await salvageData(from, temporary);
    renameSync(temporary, target);
    for (const { collection, left } of copied)
      for (const what of left) process.stdout.write(`LEFT OUT ${collection}: ${what}\n`);
    const documents = copied.reduce((sum, one) => sum + one.documents, 0);
    const left = copied.reduce((sum, one) => sum + one.left.length, 0);
    process.stdout.write(`${documents} documents were copied to ${target}, ${left} were left out\n`);
    if (left > 0) process.exitCode = 2;
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  } finally {
    await from.root.close();
  }
}

runProgram(() => runApart(main));
