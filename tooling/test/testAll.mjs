import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { useBuild } from '../build/buildUsers.mjs';
import { ROOT } from '../install.mjs';
import { bringParts } from './bringParts.mjs';
import { runChecks } from './checks.mjs';
import { shardOf } from './commandLine.mjs';
import { loadAtPace, paceOf } from './pace.mjs';
import { printRetries, printTimings } from './report.mjs';
import { runJest } from './runJest.mjs';
import { readRuns } from './runs.cjs';
import { afterSecondRun, filesToRunAgain } from './secondRun.mjs';
import { secondsPerFile } from './timings.mjs';
import { totals, totalsLine } from './totals.mjs';

/** One more than the machine has processors: tests with browsers and scans wait much. With two more none came sooner. */
const WORKERS = process.env.JEST_WORKERS ?? String(availableParallelism() + 1);

/** What a failed test left open must not keep the second run from ending: the test has failed already. */
const ALONE = ['--forceExit'];

const printError = (error) => console.error(error.message);

/**
 * All tests side by side; then what failed once more, with nothing beside it. A second run without results leaves the
 * failures of the first.
 * @returns results of the first run and its processor seconds, of both, and what passed alone only; null when the first run
 *   wrote no results
 */
const runTests = async (args) => {
  const first = await runJest(WORKERS, args).catch(printError);
  if (!first) return null;
  const again = filesToRunAgain(first.files);
  const second =
    again.length > 0 && (await runJest('1', [...ALONE, '--runTestsByPath', ...again]).catch(printError));
  return { first, ...afterSecondRun(first.files, second ? second.files : []) };
};

/** What jest was asked for and cannot find is no failure of the tests: rooms that changed may have none. */
const jestArgs = (args, rooms) => [
  ...args,
  ...(rooms ?? []).map((room) => `${path.join(ROOT, room)}${path.sep}`),
  ...(rooms ? ['--passWithNoTests'] : []),
];

/**
 * Runs all; prints the skipped tests by name and the totals last.
 * @param {{ load: { idle: boolean, words: string }, args?: string[], rooms?: string[] | null }} order the load before
 *   anything began; further arguments of jest; only these rooms
 * @returns {Promise<number>} the exit code
 */
export const testAll = async ({ load, args = [], rooms = null }) => {
  const began = new Date().toISOString();
  const shard = shardOf(args);
  // They need nothing that is built, and what installs or builds leaves a processor idle now and then.
  const checking = shard === null || shard.index === 1 ? runChecks() : Promise.resolve([]);
  // What comes over the network waits most of its time, and no build needs it.
  const partsAreThere = bringParts();
  buildAll();
  await partsAreThere();
  // A start among the tests must not build again under the others.
  process.once('exit', useBuild());
  const tested = rooms?.length === 0 ? noTests : await runTests(jestArgs(args, rooms));
  const checks = await checking;
  const { problems, retries } = tested === null ? NOTHING : printRun(tested, { began, load, args, rooms });
  const counted = totals(tested?.files ?? null, checks, problems + retries);
  for (const title of counted.skipped) console.log(`skipped: ${title}`);
  console.log(totalsLine(counted));
  return counted.failed === 0 && counted.passed > 0 ? 0 : 1;
};

const NOTHING = { problems: 0, retries: 0 };

/** Prints what a run's tests took and what passed alone only. @returns how many failures each makes */
const printRun = ({ first, onlyAlone }, run) => {
  const load = loadAtPace(run.load, paceOf(secondsPerFile(first.files, ROOT), readRuns()));
  const problems = printTimings(first.files, first.processor, { ...run, load });
  return { problems, retries: printRetries(onlyAlone, load) };
};

const noTests = { first: { files: [], processor: {} }, files: [], onlyAlone: [] };
