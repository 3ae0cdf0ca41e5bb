import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { workspaceRooms } from '../workspaces.cjs';
import { overBudget } from './budgets.mjs';
import { isNarrowed, shardOf } from './commandLine.mjs';
import { judgeRetries } from './retryDebts.mjs';
import { keepRun, readRuns } from './runs.cjs';
import { processorLines, secondsPerFile, secondsPerRoom, timingLines } from './timings.mjs';

const table = (name) => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
const seconds = (number) => `${number.toFixed(1)} s`;

/**
 * Prints what took how long, keeps it, and names what exceeded its budget.
 * @param results of the first run of jest
 * @param {Record<string, number>} processor its processor seconds per file
 * @param {{ began: string, load: { idle: boolean, words: string }, args: string[], rooms: string[] | null }} run
 * @returns {number} how many failures that makes
 */
export const printTimings = (results, processor, { began, load, args, rooms }) => {
  const files = secondsPerFile(results, ROOT);
  const perRoom = secondsPerRoom(files, workspaceRooms(ROOT));
  const lines = [
    ...timingLines(files, perRoom),
    ...processorLines(processor, secondsPerRoom(processor, workspaceRooms(ROOT))),
  ];
  for (const line of lines) console.log(line);
  if (isNarrowed(args) || rooms !== null) return 0;
  const whole = shardOf(args) === null;
  const facts = { began, idle: load.idle, whole, full: process.env.FULL === '1' };
  const run = { ...facts, seconds: { ...files, ...(whole ? perRoom : {}) }, processor };
  const over = overBudget(run, readRuns(), table('budgets.json'));
  for (const { name, took, allowed, again } of over)
    console.log(
      `${again ? '✗ over its budget twice in a row' : 'over its budget'}: ${name} took ${seconds(took)}, ${seconds(allowed)} are allowed`,
    );
  const kept = keepRun(run);
  if (kept) console.log(`Seconds of this run and of those before it: ${kept}`);
  return over.filter(({ again }) => again).length;
};

/**
 * Names what passed only when it ran alone.
 * @param {{ file: string, title: string }[]} onlyAlone paths as jest names them
 * @param {{ idle: boolean, words: string }} load
 * @returns {number} how many failures that makes: none on a busy machine
 */
export const printRetries = (onlyAlone, load) => {
  const retries = onlyAlone.map(({ file, title }) => ({
    file: path.relative(ROOT, file).split(path.sep).join('/'),
    title,
  }));
  const judged = judgeRetries(retries, table('retries.json'), new Date().toISOString().slice(0, 10));
  for (const { file, title, problem } of judged)
    console.log(
      `failed beside others, passed alone: ${title} (${file})${load.idle && problem ? `: ✗ ${problem}` : ''}`,
    );
  if (judged.length > 0 && !load.idle)
    console.log(`The machine was busy (${load.words}): that is named, and fails nothing.`);
  return load.idle ? judged.filter(({ problem }) => problem !== null).length : 0;
};
