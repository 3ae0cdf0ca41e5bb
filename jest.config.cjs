const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { workspaces } = require('./package.json');

const configs = workspaces
  .flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(__dirname, pattern.slice(0, -2))).map(
          (name) => `${pattern.slice(0, -1)}${name}`,
        )
      : [pattern],
  )
  .map((room) => path.join(__dirname, room, 'jest.config.cjs'))
  .filter((file) => existsSync(file));

/** All rooms in one run; each room also runs alone (`npm test -w <room>`). A room may be several projects. */
module.exports = {
  projects: configs.flatMap((file) => {
    const config = require(file);
    return config.projects ?? [config];
  }),
};
