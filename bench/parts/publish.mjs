// Publishing must not become slower with the number of websites.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const measure = async () => {
  const output = execFileSync(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.join(root, 'packages/testing/runTypeScript.cjs'),
      path.join(root, 'services/websites/bench/main.cjs'),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e7 },
  );
  return JSON.parse(output.trim().split('\n').at(-1));
};
