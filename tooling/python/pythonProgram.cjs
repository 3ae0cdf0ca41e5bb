const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** How long a registry may take; without one the tests that need the program are skipped by name. */
const FETCH_MS = 300_000;

const runs = (program, args) => spawnSync(program, args, { stdio: 'ignore', timeout: FETCH_MS }).status === 0;

/**
 * A program of PyPI in a virtual environment of its own, in the cache folder.
 * @param {string} name of the program
 * @param {string} version of its package
 * @param {string} requirements file with the package and everything that it needs, each in one version
 */
const pythonProgram = (name, version, requirements) => {
  const folder = cacheFolder(`${name}-${version}`);
  const program = path.join(folder, 'bin', name);
  const fetched = () => (existsSync(program) && runs(program, ['--version']) ? program : null);
  const fetch = () => {
    // Programs of a virtual environment name its folder, so it cannot be made elsewhere and moved.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.dirname(folder), { recursive: true });
    const made =
      runs('python3', ['-m', 'venv', folder]) &&
      runs(path.join(folder, 'bin', 'pip'), ['install', '--quiet', '--requirement', requirements]);
    if (!made) rmSync(folder, { recursive: true, force: true });
    return fetched();
  };
  return { fetched, fetch };
};

module.exports = { pythonProgram };
