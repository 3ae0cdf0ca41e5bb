const path = require('node:path');
const { swcOptions } = require('../swc.cjs');

/** Packages published only as ES modules: Jest compiles them like our own code. */
const ESM_ONLY = [
  'agenda',
  '@agendajs',
  'human-interval',
  'cron-parser',
  'date-fns-tz',
  'altcha',
  'uncrypto',
  '@sparticuz',
];
const transformIgnorePatterns = [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`];

/** Browser rooms load texts and large parts with `import()`, which Jest only follows as a compiled `require`. */
const sourceOptions = (react) => {
  const options = swcOptions({ react });
  return react ? { ...options, module: { ...options.module, ignoreDynamic: false } } : options;
};

const transform = (react) => ({
  '^.+\\.tsx?$': ['@swc/jest', sourceOptions(react)],
  '^.+\\.m?js$': [
    '@swc/jest',
    { ...swcOptions(), jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } },
  ],
});

const base = (rootDir, react) => ({
  rootDir,
  displayName: path.basename(rootDir),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  transform: transform(react),
  transformIgnorePatterns,
});

/** Jest for a room that runs on Node. */
const nodePreset = (rootDir, extra = {}) => ({
  ...base(rootDir, false),
  testEnvironment: 'node',
  setupFilesAfterEnv: [path.join(__dirname, 'nodeSetup.cjs')],
  testEnvironmentOptions: { customExportConditions: ['yinyom-source', 'node', 'require', 'default'] },
  ...extra,
});

/** Jest for a room that runs in a browser: jsdom 29 with Node's own fetch classes. */
const browserPreset = (rootDir, extra = {}) => ({
  ...base(rootDir, true),
  testEnvironment: path.join(__dirname, 'jsdomEnvironment.cjs'),
  testEnvironmentOptions: {
    customExportConditions: ['yinyom-source', 'browser', 'require', 'default'],
    url: 'http://localhost/',
  },
  setupFilesAfterEnv: [path.join(__dirname, 'browserSetup.cjs')],
  moduleNameMapper: { '\\.(css|woff2?|webp|png|svg)$': path.join(__dirname, 'assetStub.cjs') },
  ...extra,
});

/** Where a Chromium may come from, and which tests run in each. */
const BROWSERS = ['system', 'npm'];

/**
 * The projects of a room with tests that need a real browser: these run once in the machine's Chromium and once in the
 * one of npm, and say so in their titles; the others run once.
 * @param preset `nodePreset` or `browserPreset` of the room
 * @param files patterns of the tests that need a browser, below the room
 */
const inEveryBrowser = (preset, files) => {
  const testMatch = files.map((file) => `<rootDir>/${file}`);
  const others = {
    ...preset,
    testPathIgnorePatterns: [...preset.testPathIgnorePatterns, ...files.map(asPattern)],
  };
  const inBrowser = (browser) => ({
    ...preset,
    displayName: `${preset.displayName} in ${browser} Chromium`,
    testMatch,
    testEnvironment: path.join(
      __dirname,
      preset.testEnvironment === 'node' ? 'nodeInBrowser.cjs' : 'jsdomInBrowser.cjs',
    ),
    testEnvironmentOptions: { ...preset.testEnvironmentOptions, browser },
  });
  return { projects: [others, ...BROWSERS.map(inBrowser)] };
};

/** `src/*.browser.test.ts` as the regular expression that Jest wants for files to leave out. */
const asPattern = (file) =>
  `/${file
    .replace(/[.]/g, '\\.')
    .replace(/\*\*\//g, '(?:.*/)?')
    .replace(/(?<!\))\*/g, '[^/]*')}$`;

module.exports = { nodePreset, browserPreset, inEveryBrowser };
