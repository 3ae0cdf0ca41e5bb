import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { HEADLESS_SHELL } from './installedBrowsers.cjs';
import { optimizeLate } from './optimizeLate.cjs';
import { isSandboxPossible } from './sandbox.cjs';
import { endWhenSilent } from './silence.mjs';
import { watchProcessor } from './watchProcessor.mjs';

/** Scans of the tests' own websites run without a sandbox where the machine allows none. */
const sandboxSetting = () => {
  if (isSandboxPossible()) return {};
  console.log('This machine allows no browser sandbox: the scans of the tests run without one.');
  return { SCANNER_SANDBOX: 'off' };
};

/** Tests that name no browser run in the one without windows: the same engine for a third of the processor time. */
const browserSetting = () =>
  existsSync(HEADLESS_SHELL) ? { PUPPETEER_EXECUTABLE_PATH: HEADLESS_SHELL } : {};

/** Workers collect what lives shortly, most of what tests make, at half the cost, and optimize little of what they run. */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', ...optimizeLate()];

/** No file of tests takes this long, even on a machine with much else to do: one of them hangs. */
const LONGEST_SILENCE_MS = 15 * 60_000;

/** @returns {Promise<string>} how a program ended, in words */
const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });

/**
 * What jest wrote about its files, one entry per file and project.
 * @param {string} file that jest was asked to write
 * @param {string} how jest ended, for the message
 * @returns {object[]}
 * @throws Error when there are no results: jest crashed, was killed, or the disk is full
 */
export const readResults = (file, how) => {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return JSON.parse(text).testResults;
  } catch {
    const what = text === '' ? 'no results' : 'results that cannot be read';
    throw new Error(`Jest ended with ${how} and wrote ${what}.`);
  }
};

/**
 * Runs jest over all rooms; each file is named as it ends.
 * @param {string} workers what --maxWorkers takes
 * @param {string[]} args further arguments of jest
 * @returns {Promise<{ files: object[], processor: Record<string, number> }>} what each file said, once per project, and its
 *   processor seconds
 * @throws Error when jest wrote no results
 */
export const runJest = async (workers, args) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-results-'));
  const outputFile = path.join(folder, 'results.json');
  const log = path.join(folder, 'processor.log');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${outputFile}`];
  try {
    // At a terminal jest draws its progress, and the person there sees when nothing moves.
    const heard = process.stderr.isTTY ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [...NODE_FLAGS, ...jest, `--maxWorkers=${workers}`, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', heard],
      env: {
        ...browserSetting(),
        ...process.env,
        ...sandboxSetting(),
        NODE_ENV: 'test',
        YINYOM_PROCESSOR_LOG: log,
      },
    });
    if (heard === 'pipe') endWhenSilent(child, LONGEST_SILENCE_MS);
    const endWatch = watchProcessor(child.pid, log);
    const how = await ended(child);
    const processor = endWatch(ROOT);
    return { files: readResults(outputFile, how), processor };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
