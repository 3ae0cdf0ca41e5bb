const { browserPreset } = require('../tooling/jest/preset.cjs');

module.exports = browserPreset(__dirname, { globalSetup: '<rootDir>/testing/buildOnce.cjs' });
