import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ROOT } from '../install.mjs';
import { isSandboxPossible } from './sandbox.cjs';
import { installSystemParts } from './systemParts.mjs';

/** Whole-tree checks; each counts as one test. */
const CHECKS = {
  'types agree everywhere': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'],
  'lint and the import rules hold': ['node_modules/eslint/bin/eslint.js', '.'],
  'the format is kept': ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
};

const runCheck = (title, args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${title}`);
  return status === 0;
};

/** Scans of the tests' own websites run without a sandbox where the machine allows none. */
const sandboxSetting = () => {
  if (isSandboxPossible()) return {};
  console.log('This machine allows no browser sandbox: the scans of the tests run without one.');
  return { SCANNER_SANDBOX: 'off' };
};

const runJest = (extra) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-results-'));
  const outputFile = path.join(folder, 'results.json');
  const workers = process.env.JEST_WORKERS ?? '2';
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${outputFile}`,
      `--maxWorkers=${workers}`,
      ...extra,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...sandboxSetting(), NODE_ENV: 'test' },
    },
  );
  const results = JSON.parse(readFileSync(outputFile, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return results;
};

/** Runs all; prints the skipped tests by name and the totals last. Returns the exit code. */
export const testAll = async () => {
  installSystemParts();
  buildAll();
  const checks = Object.entries(CHECKS).map(([title, args]) => runCheck(title, args));
  const results = runJest(process.argv.slice(2));
  const skipped = results.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending' || status === 'todo'),
  );
  for (const { fullName } of skipped) console.log(`skipped: ${fullName}`);
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const passed = results.numPassedTests + checks.filter(Boolean).length;
  // A test file that could not even run counts as one failure.
  const failed = results.numFailedTests + broken.length + checks.filter((ok) => !ok).length;
  console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
  return failed === 0 && passed > 0 ? 0 : 1;
};
