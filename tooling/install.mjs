import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, missingPackages } from './packages.mjs';

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Stops with a clear message on a Node that is too old. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Yinyom needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Installs what the lock file says when anything of it is missing. */
export const installWhenNeeded = () => {
  if (missingPackages(ROOT).length === 0) return;
  console.log('Installing packages…');
  const status = installPackages(ROOT);
  if (status !== 0) process.exit(status);
};
