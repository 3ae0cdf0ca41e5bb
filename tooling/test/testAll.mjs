import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { useBuild } from '../build/buildUsers.mjs';
import { ROOT } from '../install.mjs';
import { HEADLESS_SHELL } from './installedBrowsers.cjs';
import { isSandboxPossible } from './sandbox.cjs';
import { afterSecondRun, filesToRunAgain } from './secondRun.mjs';
import { bringHelm, bringRecommendedNode, installSystemParts } from './systemParts.mjs';

/** Whole-tree checks; each counts as one test. */
const CHECKS = {
  // In one thread: several would each work out the same types again.
  'types agree everywhere': [
    'node_modules/typescript-native/bin/tsc',
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--singleThreaded',
  ],
  'lint and the import rules hold': ['node_modules/eslint/bin/eslint.js', '.'],
  'the format is kept': ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
};

/** What a check says stands together, in front of its verdict: they run side by side. */
const runCheck = ([title, args]) =>
  new Promise((resolve) => {
    const check = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [check.stdout, check.stderr]) stream.on('data', (chunk) => said.push(chunk));
    check.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
      resolve(code === 0);
    });
  });

/** Scans of the tests' own websites run without a sandbox where the machine allows none. */
const sandboxSetting = () => {
  if (isSandboxPossible()) return {};
  console.log('This machine allows no browser sandbox: the scans of the tests run without one.');
  return { SCANNER_SANDBOX: 'off' };
};

/** Tests that name no browser run in the one without windows: the same engine for a third of the processor time. */
const browserSetting = () =>
  existsSync(HEADLESS_SHELL) ? { PUPPETEER_EXECUTABLE_PATH: HEADLESS_SHELL } : {};

/** One more than the machine has processors: tests with browsers and scans wait much. With two more none came sooner. */
const WORKERS = process.env.JEST_WORKERS ?? String(availableParallelism() + 1);

/**
 * Workers collect what lives shortly, most of what tests make, at half the cost.
 * @returns what each file said, once per project
 */
const runJest = (workers, extra) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-results-'));
  const outputFile = path.join(folder, 'results.json');
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=64',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${outputFile}`,
      `--maxWorkers=${workers}`,
      ...extra,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...browserSetting(), ...process.env, ...sandboxSetting(), NODE_ENV: 'test' },
    },
  );
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return testResults;
};

/** All tests side by side; then what failed once more, with nothing beside it. */
const runTests = (args) => {
  const first = runJest(WORKERS, args);
  const again = filesToRunAgain(first);
  const second = again.length === 0 ? [] : runJest('1', ['--runTestsByPath', ...again]);
  return afterSecondRun(first, second);
};

/** Runs all; prints the skipped tests by name and the totals last. Returns the exit code. */
export const testAll = async () => {
  installSystemParts();
  bringRecommendedNode();
  bringHelm();
  buildAll();
  // A start among the tests must not build again under the others.
  process.once('exit', useBuild());
  const checks = await Promise.all(Object.entries(CHECKS).map(runCheck));
  const { files, onlyAlone } = runTests(process.argv.slice(2));
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
  // A test file that could not even run counts as one failure.
  const failed = failedTests + broken.length + checks.filter((ok) => !ok).length;
  console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
  return failed === 0 && passed > 0 ? 0 : 1;
};
