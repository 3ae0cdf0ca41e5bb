const keptModules = require('../../tooling/jest/kept-modules/keptModules.cjs');
const { nodePreset } = require('../../tooling/jest/preset.cjs');
const { withoutWindows } = require('../../tooling/test/fullOnly.cjs');

const preset = nodePreset(__dirname, keptModules);
/** Every scan in the Chromium with windows, as people's machines have it (decision 183). */
const withWindows = { ...preset, setupFiles: [require.resolve('../../tooling/jest/fullBrowser.cjs')] };

/** What may differ with windows: a whole website, how the browser starts, what it does by itself, what hostile pages do to it and
 * what pages read of a device. */
const WITH_WINDOWS = [
  'src/fixtureScan.test.ts',
  'src/engine/hostilePages.test.ts',
  'src/engine/ownTraffic.test.ts',
  'src/engine/browser/scanBrowser.test.ts',
  'src/engine/techniques/techniques.test.ts',
]
  .filter((file) => !withoutWindows('services/scanner').includes(file))
  .map((file) => `<rootDir>/${file}`);

module.exports =
  process.env.FULL === '1'
    ? withWindows
    : {
        projects: [
          { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, ...WITH_WINDOWS] },
          { ...withWindows, displayName: `${preset.displayName} with windows`, testMatch: WITH_WINDOWS },
        ],
      };
