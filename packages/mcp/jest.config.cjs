const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { nodePreset } = require('../../tooling/jest/preset.cjs');

module.exports = nodePreset(__dirname, keptModules);
