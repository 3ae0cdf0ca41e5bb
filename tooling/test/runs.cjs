const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { cacheFolder } = require('../cacheFolder.cjs');

/** How many runs are kept. */
const MOST_RUNS = 10;

/** Outside of the tree: a fresh clone, or `npm ci`, leaves what the machine knows. */
const runsFile = () => path.join(cacheFolder('test'), 'runs.json');

/**
 * @typedef {object} Run
 * @property {string} began ISO time
 * @property {boolean} idle whether the machine had nothing else to do when it began
 * @property {boolean} whole no shard
 * @property {boolean} full all tests, not only those of `npm test`
 * @property {Record<string, number>} seconds per file, as a path from the root, and per room, which ends with `/`
 * @property {Record<string, number>} [processor] processor seconds per file
 */

/** @returns {Run[]} whole runs and shards on this machine, the newest last */
const readRuns = (file = runsFile()) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

/**
 * @param {Run} run
 * @returns {string | null} where it is kept; null where nothing can be written
 */
const keepRun = (run, file = runsFile()) => {
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(half, JSON.stringify([...readRuns(file), run].slice(-MOST_RUNS)));
    // Another run may read or write at the same time: what it reads is always complete.
    renameSync(half, file);
    return file;
  } catch {
    return null;
  }
};

module.exports = { keepRun, readRuns };
