const { inEveryBrowser, nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = inEveryBrowser(nodePreset(__dirname), ['src/**/*.browser.test.ts']);
