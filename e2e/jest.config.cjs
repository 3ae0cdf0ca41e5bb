const path = require('node:path');
const { nodePreset } = require('../tooling/jest/preset.cjs');

module.exports = nodePreset(__dirname, { setupFilesAfterEnv: [path.join(__dirname, 'support/setup.cjs')] });
