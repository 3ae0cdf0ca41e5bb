import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  bringApiGenerators,
  bringApiLinters,
  bringCaddy,
  bringHelm,
  bringRecommendedNode,
  bringSchemathesis,
  installSystemParts,
} from './systemParts.mjs';

const THIS_FILE = fileURLToPath(import.meta.url);

/**
 * Brings what tests need besides the packages, in a process of its own that ends with this one. What cannot be had is named on
 * the screen.
 * @returns {() => Promise<void>} waits until all was tried; throws an Error when the process failed itself
 */
export const bringParts = () => {
  const child = spawn(process.execPath, [THIS_FILE], { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = () => child.kill();
  process.once('exit', end);
  const ended = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `it ended with ${signal ?? code}`));
  });
  return async () => {
    const problem = await ended;
    process.off('exit', end);
    if (problem !== null)
      throw new Error(`What tests need besides the packages could not be brought: ${problem}.`);
  };
};

if (process.argv[1] === THIS_FILE) {
  installSystemParts();
  bringRecommendedNode();
  bringHelm();
  bringCaddy();
  if (process.env.FULL === '1') {
    bringSchemathesis();
    bringApiLinters();
    bringApiGenerators();
  }
}
