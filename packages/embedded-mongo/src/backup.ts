import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyData } from './copyData';
import { runProgram } from './program';
import { runApart } from './server/runApart';

const USAGE = 'Usage: backup --data DIR --to DIR   (a running server is copied while it works)';

/** Copies the data of a server, running or not, and checks the copy by opening it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
  if (!values.data || !values.to) throw new Error(USAGE);
  const { collections, documents, bytes, owner } = await copyData(values.data, values.to);
  process.stdout.write(
    `copied ${collections} collections, ${documents} documents, ${(bytes / 1e6).toFixed(1)} MB to ${path.resolve(values.to)}${owner ? ` while process ${owner} was running` : ''}\n`,
  );
}

runProgram(() => runApart(main));
