import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './program';
import { runApart } from './server/runApart';
import { copyDatabase, verifyCopy } from './store/backupCopy';
import { DATA_FILE } from './store/dataFile';
import { examineFile } from './store/fileHealth';
import { lockOwner } from './store/lockFile';

const USAGE = 'Usage: backup --data DIR --to DIR   (a running server is copied while it works)';

/** Copies the data of a server, running or not, and checks the copy by opening it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
  if (!values.data || !values.to) throw new Error(USAGE);
  const source = path.resolve(values.data);
  const target = path.resolve(values.to);
  if (!existsSync(path.join(source, DATA_FILE))) throw new Error(`There is no data in ${source}`);
  if (existsSync(path.join(target, DATA_FILE))) throw new Error(`There is data in ${target} already`);
  examineFile(source, '');
  const owner = lockOwner(source);
  const temporary = mkdtempSync(`${target}.part-`);
  try {
    await copyDatabase(source, path.join(temporary, DATA_FILE));
    const { collections, documents } = await verifyCopy(temporary);
    renameSync(temporary, target);
    const size = statSync(path.join(target, DATA_FILE)).size;
    process.stdout.write(
      `copied ${collections} collections, ${documents} documents, ${(size / 1e6).toFixed(1)} MB to ${target}${owner ? ` while process ${owner} was running` : ''}\n`,
    );
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

runProgram(() => runApart(main));
