const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** Schemathesis (MIT) makes requests out of an OpenAPI document and checks the answers against it. */
const VERSION = '4.32.5';

/** How long a registry may take; without one the tests that need it are skipped by name. */
const FETCH_MS = 300_000;

const FOLDER = cacheFolder(`schemathesis-${VERSION}`);
const programIn = (folder) => path.join(folder, 'bin', 'schemathesis');
/** The package and everything that it needs, each in one version. */
const REQUIREMENTS = path.join(__dirname, 'requirements.txt');

const runs = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: FETCH_MS, ...options }).status === 0;

/** @returns {string | null} the Schemathesis that was installed earlier; null when there is none that runs */
const fetchedSchemathesis = () =>
  existsSync(programIn(FOLDER)) && runs(programIn(FOLDER), ['--version']) ? programIn(FOLDER) : null;

/**
 * Installs it from PyPI into a virtual environment of its own, where this machine has Python with pip and a registry.
 * @returns {string | null} the program
 */
const fetchSchemathesis = () => {
  // Programs of a virtual environment name its folder, so it cannot be made elsewhere and moved.
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.dirname(FOLDER), { recursive: true });
  const made =
    runs('python3', ['-m', 'venv', FOLDER]) &&
    runs(path.join(FOLDER, 'bin', 'pip'), ['install', '--quiet', '--requirement', REQUIREMENTS]);
  if (!made) rmSync(FOLDER, { recursive: true, force: true });
  return fetchedSchemathesis();
};

module.exports = { fetchedSchemathesis, fetchSchemathesis };
