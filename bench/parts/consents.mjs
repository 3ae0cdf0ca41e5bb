// Ingest against the driver alone, and reads of a large ledger against a small one.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param rows size of the large log; default 200,000 */
export const measure = async ({ rows } = {}) => {
  const output = execFileSync(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.join(root, 'packages/testing/runTypeScript.cjs'),
      path.join(root, 'services/consents/bench/main.cjs'),
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e7,
      env: { ...process.env, ...(rows && { CONSENTS_BENCH_ROWS: String(rows) }) },
    },
  );
  return JSON.parse(output.trim().split('\n').at(-1));
};
