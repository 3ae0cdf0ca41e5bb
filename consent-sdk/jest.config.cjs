const { browserPreset } = require('../tooling/jest/preset.cjs');

const preset = browserPreset(__dirname, { globalSetup: '<rootDir>/testing/buildOnce.cjs' });

/** `npm run stacks` walks a fresh application of every framework; its dependencies come from the registry, so no other run does. */
module.exports = process.env.STACKS
  ? { ...preset, testMatch: ['<rootDir>/stacks/*.test.ts'] }
  : { ...preset, testPathIgnorePatterns: [...(preset.testPathIgnorePatterns ?? []), '<rootDir>/stacks/'] };
