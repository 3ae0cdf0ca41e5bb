const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { nodePreset } = require('../../tooling/jest/preset.cjs');

// Ledgers of thousands of records on a real database: slow where many rooms share a machine.
module.exports = nodePreset(__dirname, keptModules);
