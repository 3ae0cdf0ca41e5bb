const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { inEveryBrowser, nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = inEveryBrowser(nodePreset(__dirname, keptModules), [
  'src/pdf/pdfMaker.test.ts',
  'src/browser/launchBrowser.test.ts',
]);
