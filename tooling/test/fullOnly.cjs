const path = require('node:path');
const rows = require('./fullOnly.json');

/** The `part` of a row whose file the gate runs in one browser, and the full run in each (docs/decisions/240). */
const SECOND_BROWSER = 'second browser';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isFull = ({ FULL }) => FULL === '1';

/**
 * Files of tests that only `npm run test:full` runs (docs/decisions/188). Rows with a `part` leave out less than a file.
 * @param {string} root of the repository
 * @param {{ FULL?: string }} env
 * @param {{ file: string, part?: string }[]} table
 * @returns {string[]} patterns for `testPathIgnorePatterns`; none when everything runs
 */
const leftOut = (root, env = process.env, table = rows) =>
  isFull(env)
    ? []
    : table.filter(({ part }) => part === undefined).map(({ file }) => `^${escaped(`${root}/${file}`)}$`);

/**
 * Files of a room that the gate runs in one browser only.
 * @param {string} room path below the root of the repository
 * @param {{ FULL?: string }} env
 * @param {{ file: string, part?: string }[]} table
 * @returns {string[]} paths below the room; none when everything runs
 */
const inOneBrowser = (room, env = process.env, table = rows) =>
  isFull(env)
    ? []
    : table
        .filter(({ file, part }) => part === SECOND_BROWSER && file.startsWith(`${room}/`))
        .map(({ file }) => path.posix.relative(room, file));

module.exports = { SECOND_BROWSER, leftOut, inOneBrowser };
