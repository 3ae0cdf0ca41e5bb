const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { nodePreset } = require('../../tooling/jest/preset.cjs');

// Password hashes are slow on purpose and tests share the machine.
module.exports = nodePreset(__dirname, keptModules);
