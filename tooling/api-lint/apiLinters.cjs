const { spawnSync } = require('node:child_process');
const { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** How long the registry may take; without one the tests that need the tools are skipped by name. */
const FETCH_MS = 300_000;
const FILES = ['package.json', 'package-lock.json'];
const folder = cacheFolder('api-lint');
const installed = path.join(folder, 'installed.json');

const lock = () => readFileSync(path.join(__dirname, 'package-lock.json'), 'utf8');

const fetchedApiLinters = () =>
  existsSync(installed) && readFileSync(installed, 'utf8') === lock() ? folder : null;

const fetchApiLinters = () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) copyFileSync(path.join(__dirname, name), path.join(folder, name));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: FETCH_MS,
  });
  if (status === 0) writeFileSync(installed, lock());
  return fetchedApiLinters();
};

module.exports = { fetchedApiLinters, fetchApiLinters };
