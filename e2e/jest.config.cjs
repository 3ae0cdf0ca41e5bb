const path = require('node:path');
const { inEveryBrowser, nodePreset } = require('../tooling/jest/preset.cjs');

module.exports = inEveryBrowser(
  nodePreset(__dirname, {
    globalSetup: path.join(__dirname, 'support/beforeAllFiles.cjs'),
    globalTeardown: path.join(__dirname, 'support/afterAllFiles.cjs'),
    setupFilesAfterEnv: [path.join(__dirname, 'support/setup.cjs')],
  }),
  ['story.test.ts', 'ownerWalk.test.ts', 'bannerEditor.test.ts', 'securityKeys.test.ts'],
);
