const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** How long the archive of the system may take. */
const FETCH_MS = 120_000;

const FOLDER = cacheFolder('caddy');
const PROGRAM = path.join(FOLDER, 'usr/bin/caddy');

const runs = (program) => spawnSync(program, ['version'], { stdio: 'ignore' }).status === 0;

/** @returns {string | null} the Caddy of this machine, or the one that was fetched earlier; null without any */
const fetchedCaddy = () => {
  if (runs('caddy')) return 'caddy';
  return existsSync(PROGRAM) && runs(PROGRAM) ? PROGRAM : null;
};

/** Brings Debian's package without installing it: an installed one begins to serve. @returns {string | null} the program */
const fetchCaddy = () => {
  if (!existsSync('/usr/bin/apt-get')) return null;
  mkdirSync(FOLDER, { recursive: true });
  const options = { cwd: FOLDER, stdio: 'ignore', timeout: FETCH_MS };
  spawnSync('apt-get', ['download', '-qq', 'caddy'], options);
  const file = readdirSync(FOLDER).find((name) => name.endsWith('.deb'));
  if (!file) return null;
  spawnSync('dpkg-deb', ['--extract', file, '.'], options);
  rmSync(path.join(FOLDER, file));
  return fetchedCaddy();
};

module.exports = { fetchedCaddy, fetchCaddy };
