const { browserPreset, inEveryBrowser } = require('../tooling/jest/preset.cjs');

const preset = browserPreset(__dirname, { globalSetup: '<rootDir>/testing/buildOnce.cjs' });
const ignored = preset.testPathIgnorePatterns ?? [];

/** `npm run stacks` walks a fresh application of every framework; its dependencies come from the registry, so no other run does. */
module.exports = process.env.STACKS
  ? { ...preset, testMatch: ['<rootDir>/stacks/*.test.ts'] }
  : // The whole room takes minutes: in the other browser only what no visitor can do without.
    inEveryBrowser({ ...preset, testPathIgnorePatterns: [...ignored, '<rootDir>/stacks/'] }, [
      'src/browser-tests/decision.browser.test.ts',
      'src/browser-tests/inline.browser.test.ts',
      'src/browser-tests/withdrawal.browser.test.ts',
    ]);
