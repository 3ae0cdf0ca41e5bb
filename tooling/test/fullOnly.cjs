const rows = require('./fullOnly.json');

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Files of tests that only `npm run test:full` runs (docs/decisions/188).
 * @param {string} root of the repository
 * @param {{ FULL?: string }} env
 * @param {{ file: string }[]} table
 * @returns {string[]} patterns for `testPathIgnorePatterns`; none when everything runs
 */
const leftOut = (root, env = process.env, table = rows) =>
  env.FULL === '1' ? [] : table.map(({ file }) => `^${escaped(`${root}/${file}`)}$`);

module.exports = { leftOut };
