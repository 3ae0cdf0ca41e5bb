const { inEveryBrowser, nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = inEveryBrowser(nodePreset(__dirname), [
  'src/pdf/pdfMaker.test.ts',
  'src/browser/launchBrowser.test.ts',
]);
