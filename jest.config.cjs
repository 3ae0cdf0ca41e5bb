const { existsSync } = require('node:fs');
const path = require('node:path');
const { leftOut } = require('./tooling/test/fullOnly.cjs');
const { workspaceRooms } = require('./tooling/workspaces.cjs');

const configs = workspaceRooms()
  .map((room) => path.join(__dirname, room, 'jest.config.cjs'))
  .filter((file) => existsSync(file));

/** Files that only `npm run test:full` runs are left out here; a room that runs alone runs all of its files. */
const inGate = (project) => ({
  ...project,
  testPathIgnorePatterns: [...(project.testPathIgnorePatterns ?? []), ...leftOut(__dirname)],
});

/** All rooms in one run; each room also runs alone (`npm test -w <room>`). A room may be several projects. */
module.exports = {
  // Tests that wait together start browsers; more of them would wait for each other.
  maxConcurrency: 3,
  testSequencer: './tooling/test/longestFirst.cjs',
  projects: configs.flatMap((file) => {
    const config = require(file);
    return (config.projects ?? [config]).map(inGate);
  }),
};
