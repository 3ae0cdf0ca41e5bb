import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { sandboxHere } from '../test/sandbox.cjs';
import { findServer } from './findServer.mjs';
import { PARTS } from './parts.mjs';
import { startSet } from './startSet.mjs';

const argumentsOf = ({ project, files }, outputFile) => [
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--json',
  `--outputFile=${outputFile}`,
  ...['--selectProjects', project],
  ...(files ? ['--testPathPatterns', files] : []),
];

/** Runs the tests of a part. @returns its tests, each with its name and whether it passed */
const runPart = (part, env) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-results-'));
  const outputFile = path.join(folder, 'results.json');
  try {
    spawnSync(process.execPath, argumentsOf(part, outputFile), {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SCANNER_SANDBOX: sandboxHere(), ...env, NODE_ENV: 'test' },
    });
    return JSON.parse(readFileSync(outputFile, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @returns how many passed, failed and were left out; says the last by name */
const countPart = (part, env) => {
  console.log(`${part.project}: ${part.about}`);
  const results = runPart(part, env);
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, status } of tests)
    if (status === 'pending' || status === 'todo') console.log(`skipped: ${fullName}`);
  // A test file that could not even run counts as one failure.
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length,
    skipped: results.numPendingTests + results.numTodoTests,
  };
};

const sayTotals = ({ passed, failed, skipped }) =>
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

/** Everything that is asked for here needs a server: where there is none, nothing was tried, and that is no success. */
const sayNothingTried = (parts, tried) => {
  console.log('No MongoDB server was found. Looked for, in this order:');
  for (const line of tried) console.log(`  ${line}`);
  console.log(
    'Set MONGOD_PATH to the program mongod, or TEST_MONGODB_URI to a replica set that tests may write to.',
  );
  for (const { project, about } of parts) console.log(`skipped: ${project}: ${about}`);
  sayTotals({ passed: 0, failed: 0, skipped: parts.length });
};

/**
 * Runs the tests that ask a database against a real MongoDB: that of TEST_MONGODB_URI, or one that is found and started.
 * @param names projects to run; none: all
 * @returns {Promise<number>} the exit code: 0 when everything that ran passed and something ran
 */
export const testOnMongo = async (names) => {
  const unknown = names.find((name) => !PARTS.some(({ project }) => project === name));
  if (unknown) {
    console.error(`There is no part ${unknown}. Parts: ${PARTS.map(({ project }) => project).join(', ')}`);
    return 1;
  }
  const parts = PARTS.filter(({ project }) => names.length === 0 || names.includes(project));
  const given = process.env.TEST_MONGODB_URI;
  const { server, tried } = findServer();
  if (!server && !given) {
    sayNothingTried(parts, tried);
    return 1;
  }
  for (const line of tried) console.log(`not taken: ${line}`);
  if (server) console.log(`MongoDB ${server.version}: ${server.program}`);
  const { buildAll } = await import('../build/buildAll.mjs');
  const { useBuild } = await import('../build/buildUsers.mjs');
  buildAll();
  process.once('exit', useBuild());
  const set = given ? { uri: given, stop: async () => {} } : await startSet(server.program);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  try {
    const env = { TEST_MONGODB_URI: set.uri, ...(server && { MONGOD_PATH: server.program }) };
    for (const part of parts) {
      const counted = countPart(part, env);
      sayTotals(counted);
      for (const name of Object.keys(sum)) sum[name] += counted[name];
    }
  } finally {
    await set.stop();
  }
  sayTotals(sum);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
};
