const { nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = nodePreset(__dirname);
