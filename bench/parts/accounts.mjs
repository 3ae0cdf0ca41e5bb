// Logins against the raw hash rate, and a signed-in call against a bare handler.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const measure = async () => {
  const program = path.join(root, 'services/identity/bench/main.cjs');
  const output = execFileSync(process.execPath, [program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
};
