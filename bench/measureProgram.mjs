import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program of a room that writes what it measured, as JSON, in its last line. @param file from the root */
export const measureProgram = (file) => {
  const hook = path.join(root, 'packages/testing/runTypeScript.cjs');
  const program = ['--conditions=yinyom-source', '-r', hook, path.join(root, file)];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const output = execFileSync(process.execPath, program, { encoding: 'utf8', stdio, maxBuffer: 1e7 });
  return JSON.parse(output.trim().split('\n').at(-1));
};
