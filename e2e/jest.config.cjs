const path = require('node:path');
const keptModules = require('../tooling/jest/kept-modules/keptModules.cjs');
const { inEveryBrowser, nodePreset } = require('../tooling/jest/preset.cjs');

const preset = nodePreset(__dirname, {
  ...keptModules,
  globalSetup: path.join(__dirname, 'support/beforeAllFiles.cjs'),
  globalTeardown: path.join(__dirname, 'support/afterAllFiles.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'support/setup.cjs')],
});

/**
 * `npm run stacks` alone walks what needs a registry of packages, Debian's or npm's. Full runs walk WordPress, too, where that command has
 * left it on the machine (docs/decisions/457).
 */
const STACKS = '<rootDir>/stacks/';
module.exports = process.env.STACKS
  ? { ...preset, testMatch: [`${STACKS}*.test.ts`] }
  : inEveryBrowser(
      {
        ...preset,
        testPathIgnorePatterns: [...(preset.testPathIgnorePatterns ?? []), `${STACKS}ownServers`],
      },
      ['story', 'storyApart', 'ownerWalk', 'bannerEditor', 'securityKeys'].map(
        (name) => `console/${name}.test.ts`,
      ),
    );
