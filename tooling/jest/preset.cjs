const path = require('node:path');
const { base, browserPreset } = require('@yinyom/build-remote/jest');
const { inOneBrowser } = require('../test/fullOnly.cjs');

const ROOT = path.join(__dirname, '../..');

/** Jest for a room that runs on Node. */
const nodePreset = (rootDir, extra = {}) => ({
  ...base(rootDir, false),
  testEnvironment: 'node',
  setupFilesAfterEnv: [path.join(__dirname, 'nodeSetup.cjs')],
  testEnvironmentOptions: { customExportConditions: ['yinyom-source', 'node', 'require', 'default'] },
  ...extra,
});

/** Where a Chromium may come from, and which tests run in each. */
const BROWSERS = ['system', 'npm'];

/** The environment that runs a file in one browser, by the one that the room's other files have. */
const inBrowserEnvironment = (environment) => {
  if (environment.includes('jsdom')) return 'jsdomInBrowser.cjs';
  return environment.includes('kept-modules') ? 'keptInBrowser.cjs' : 'nodeInBrowser.cjs';
};

/**
 * The projects of a room with tests that need a real browser: these run once in the machine's Chromium and once in the
 * one of npm, and say so in their titles; the others run once. Without `FULL=1` those that `tooling/test/fullOnly.json` names
 * run once, too, in the browser that all others have.
 * @param preset `nodePreset` or `browserPreset` of the room
 * @param patterns of the tests that need a browser, below the room
 */
const inEveryBrowser = (preset, patterns) => {
  const once = inOneBrowser(path.relative(ROOT, preset.rootDir));
  const files = patterns.filter((file) => !once.includes(file));
  const testMatch = files.map((file) => `<rootDir>/${file}`);
  const others = {
    ...preset,
    testPathIgnorePatterns: [...preset.testPathIgnorePatterns, ...files.map(asPattern)],
  };
  return {
    projects: [
      others,
      ...BROWSERS.map((browser) => inBrowser(preset, browser, `${browser} Chromium`, testMatch)),
    ],
  };
};

/** A project whose tests run in one browser and say so in their titles; where it is missing they are skipped by name. */
const inBrowser = (preset, browser, name, testMatch) => ({
  ...preset,
  displayName: `${preset.displayName} in ${name}`,
  testMatch,
  testEnvironment: path.join(__dirname, inBrowserEnvironment(preset.testEnvironment)),
  testEnvironmentOptions: { ...preset.testEnvironmentOptions, browser },
});

/**
 * The project of tests that also run in Debian's Firefox.
 * @param preset `browserPreset` of the room
 * @param files below the room
 */
const inFirefox = (preset, files) =>
  inBrowser(
    preset,
    'firefox',
    'Firefox',
    files.map((file) => `<rootDir>/${file}`),
  );

/** `src/*.browser.test.ts` as the regular expression that Jest wants for files to leave out. */
const asPattern = (file) =>
  `/${file
    .replace(/[.]/g, '\\.')
    .replace(/\*\*\//g, '(?:.*/)?')
    .replace(/(?<!\))\*/g, '[^/]*')}$`;

module.exports = { nodePreset, browserPreset, inEveryBrowser, inFirefox, asPattern };
