// How long until a decision is told to those who watch, and what many who watch cost.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const measure = async () => {
  const program = [
    '--conditions=yinyom-source',
    '-r',
    path.join(root, 'packages/testing/runTypeScript.cjs'),
    path.join(root, 'services/consents/bench/live.cjs'),
  ];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const output = execFileSync(process.execPath, program, { encoding: 'utf8', stdio, maxBuffer: 1e7 });
  return JSON.parse(output.trim().split('\n').at(-1));
};
