import { availableParallelism } from 'node:os';
import { buildAll } from '../build/buildAll.mjs';
import { useBuild } from '../build/buildUsers.mjs';
import { runChecks } from './checks.mjs';
import { runJest } from './runJest.mjs';
import { afterSecondRun, filesToRunAgain } from './secondRun.mjs';
import { bringHelm, bringRecommendedNode, installSystemParts } from './systemParts.mjs';

/** One more than the machine has processors: tests with browsers and scans wait much. With two more none came sooner. */
const WORKERS = process.env.JEST_WORKERS ?? String(availableParallelism() + 1);

const printError = (error) => console.error(error.message);

/**
 * All tests side by side; then what failed once more, with nothing beside it. A second run without results leaves the
 * failures of the first.
 * @returns the results and what passed alone only; null when the first run wrote no results
 */
const runTests = async (args) => {
  const first = await runJest(WORKERS, args).catch(printError);
  if (!first) return null;
  const again = filesToRunAgain(first);
  const second = again.length > 0 && (await runJest('1', ['--runTestsByPath', ...again]).catch(printError));
  return afterSecondRun(first, second || []);
};

/** Runs all; prints the skipped tests by name and the totals last. Returns the exit code. */
export const testAll = async () => {
  // They need nothing that is built, and what installs or builds leaves a processor idle now and then.
  const checking = runChecks();
  installSystemParts();
  bringRecommendedNode();
  bringHelm();
  buildAll();
  // A start among the tests must not build again under the others.
  process.once('exit', useBuild());
  const tested = await runTests(process.argv.slice(2));
  const checks = await checking;
  const { files, onlyAlone } = tested ?? { files: [], onlyAlone: [] };
  for (const title of onlyAlone) console.log(`failed beside others, passed alone: ${title}`);
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
  for (const { fullName } of skipped) console.log(`skipped: ${fullName}`);
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const passed = tests.filter(({ status }) => status === 'passed').length + checks.filter(Boolean).length;
  // A test file that could not even run counts as one failure, and so does a jest without results.
  const failed = failedTests + broken.length + checks.filter((ok) => !ok).length + (tested ? 0 : 1);
  console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
  return failed === 0 && passed > 0 ? 0 : 1;
};
