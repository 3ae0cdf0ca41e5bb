import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** npm's own note of what it put into node_modules; written last, so an interrupted install has none. */
const NOTE = 'node_modules/.package-lock.json';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Packages of other systems are in every lock file and never installed. */
const isNeeded = ([folder, { optional }]) => folder.includes('node_modules/') && !optional;

/**
 * Which packages of the lock file are not installed, or not in the locked version: all before the first install, some
 * after an install that left out what builds need (NODE_ENV=production), after one that was interrupted, or when the
 * lock file has changed.
 * @param {string} root folder of package-lock.json
 * @returns {string[]} their folders
 */
export const missingPackages = (root) => {
  const locked = Object.entries(packagesOf(path.join(root, 'package-lock.json'))).filter(isNeeded);
  const note = path.join(root, NOTE);
  const installed = existsSync(note) ? packagesOf(note) : {};
  const isThere = ([folder, { version, integrity }]) => {
    const found = installed[folder];
    const same = found !== undefined && found.version === version && found.integrity === integrity;
    return same && existsSync(path.join(root, folder));
  };
  return locked.filter((entry) => !isThere(entry)).map(([folder]) => folder);
};

/**
 * Installs exactly what the lock file says. Everything, whatever NODE_ENV and npm's settings would leave out: the start
 * builds, and builds need the packages of development.
 * @param {string} root folder of package-lock.json
 * @returns {number} exit code of npm
 */
export const installPackages = (root) => {
  const every = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...every], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
};
