const { browserPreset } = require('../../tooling/jest/preset.cjs');

module.exports = browserPreset(__dirname);
