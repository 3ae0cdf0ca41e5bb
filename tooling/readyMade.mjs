import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

/** Stands at the root of a tree that was made to run only (tooling/image); a checkout has none. */
export const READY_MADE = 'ready-made.json';

/** @returns {{version: string, revision: string} | null} what the tree was made of; null in a checkout, which installs and builds */
export const readyMade = () => {
  const file = path.join(ROOT, READY_MADE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};
