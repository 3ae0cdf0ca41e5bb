const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { inEveryBrowser, nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = inEveryBrowser(nodePreset(__dirname, keptModules), ['src/**/*.browser.test.ts']);
