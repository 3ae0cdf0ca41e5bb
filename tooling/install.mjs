import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { judgeNode } from './nodeVersions.cjs';
import { installPackages, missingPackages } from './packages.mjs';

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Stops with a clear message on a Node that is too old. */
export const checkNode = () => {
  const { runs, sentence } = judgeNode(process.versions.node, today());
  if (runs) return;
  console.error(sentence);
  process.exit(1);
};

/** Tells who starts the product when their Node gets no security fixes any more. */
export const warnOfOldNode = () => {
  const { sentence } = judgeNode(process.versions.node, today());
  if (sentence) console.error(sentence);
};

const today = () => new Date().toISOString().slice(0, 10);

/** Installs what the lock file says when anything of it is missing. */
export const installWhenNeeded = () => {
  if (missingPackages(ROOT).length === 0) return;
  console.log('Installing packages…');
  const status = installPackages(ROOT);
  if (status !== 0) process.exit(status);
};
