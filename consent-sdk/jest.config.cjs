const keptModules = require('../tooling/jest/kept-modules/keptModules.cjs');
const { browserPreset, inEveryBrowser, inFirefox } = require('../tooling/jest/preset.cjs');

const preset = browserPreset(__dirname, { globalSetup: '<rootDir>/testing/buildOnce.cjs' });
const ignored = preset.testPathIgnorePatterns ?? [];

/** Tests that drive a browser run on Node. */
const fromNode = {
  ...preset,
  ...keptModules,
  testEnvironmentOptions: { customExportConditions: ['yinyom-source', 'node', 'require', 'default'] },
  testMatch: ['<rootDir>/src/browser-tests/**/*.test.ts'],
  testPathIgnorePatterns: [...ignored, '<rootDir>/stacks/'],
};
/** The others have a document of jsdom. */
const inDocument = {
  ...preset,
  testPathIgnorePatterns: [...ignored, '<rootDir>/stacks/', '<rootDir>/src/browser-tests/'],
};
const testOf = (name) => `src/browser-tests/${name}.browser.test.ts`;

/** One visit, which runs in Firefox alone. */
const ONLY_FIREFOX = testOf('firefox');
/** What runs there in full runs, too; decision 270 says which files cannot, and why. */
const ALSO_FIREFOX = process.env.FULL === '1' ? require('./testing/firefoxFiles.json') : [];

/** `npm run stacks` walks a fresh application of every framework; its dependencies come from the registry, so no other run does. */
module.exports = process.env.STACKS
  ? { ...preset, testMatch: ['<rootDir>/stacks/*.test.ts'] }
  : {
      projects: [
        inDocument,
        // The whole room takes minutes: in the other browser only what no visitor can do without.
        ...inEveryBrowser(
          { ...fromNode, testPathIgnorePatterns: [...fromNode.testPathIgnorePatterns, ONLY_FIREFOX] },
          [testOf('decision'), testOf('inline'), testOf('withdrawal')],
        ).projects,
        inFirefox(fromNode, [ONLY_FIREFOX, ...ALSO_FIREFOX.map(testOf)]),
      ],
    };
