const path = require('node:path');
const rows = require('./fullOnly.json');

/** The `part` of a row whose file the gate runs in one browser, and the full run in each (docs/decisions/240). */
const SECOND_BROWSER = 'second browser';

/** The `part` of a row whose file the gate runs in the shell, and the full run in a Chromium with windows (docs/decisions/183). */
const WINDOWS = 'windows';

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
 * Files of a room whose rows have a part.
 * @param {string} wanted
 * @returns {(room: string, env?: { FULL?: string }, table?: { file: string, part?: string }[]) => string[]} paths below the room;
 *   none when everything runs
 */
const withPart =
  (wanted) =>
  (room, env = process.env, table = rows) =>
    isFull(env)
      ? []
      : table
          .filter(({ file, part }) => part === wanted && file.startsWith(`${room}/`))
          .map(({ file }) => path.posix.relative(room, file));

/** Files of a room that the gate runs in one browser only. */
const inOneBrowser = withPart(SECOND_BROWSER);
/** Files of a room that the gate runs without windows. */
const withoutWindows = withPart(WINDOWS);

module.exports = { SECOND_BROWSER, WINDOWS, leftOut, inOneBrowser, withoutWindows };
