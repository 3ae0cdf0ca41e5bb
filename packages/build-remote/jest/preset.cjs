const path = require('node:path');
const { swcOptions } = require('../swc.cjs');
const { readsSources } = require('../webpack/installed.cjs');

/** Packages published only as ES modules: Jest compiles them like our own code. */
const ESM_ONLY = [
  '@yinyom',
  'agenda',
  '@agendajs',
  'human-interval',
  'cron-parser',
  'date-fns-tz',
  'altcha',
  'uncrypto',
  '@sparticuz',
  '@sveltejs',
  'eslint-plugin-regexp',
];
const transformIgnorePatterns = [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`];

/** Browser rooms load texts and large parts with `import()`, which Jest only follows as a compiled `require`. */
const sourceOptions = (react) => {
  const options = swcOptions({ react });
  return react ? { ...options, module: { ...options.module, ignoreDynamic: false } } : options;
};

const transform = (react) => {
  const compiler = require.resolve('@swc/jest');
  const options = sourceOptions(react);
  return {
    '^.+\\.tsx?$': [compiler, options],
    '^.+\\.m?js$': [compiler, { ...options, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } }],
  };
};

const base = (rootDir, react) => ({
  rootDir,
  displayName: path.basename(rootDir),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  runtime: require.resolve('./compilingOnceRuntime.cjs'),
  transform: transform(react),
  transformIgnorePatterns,
});

/**
 * Jest for a room that runs in a browser: jsdom 29 with Node's own fetch classes.
 * @param rootDir the room's folder
 * @param extra further settings of Jest
 */
const browserPreset = (rootDir, extra = {}) => ({
  ...base(rootDir, true),
  testEnvironment: path.join(__dirname, 'jsdomEnvironment.cjs'),
  testEnvironmentOptions: {
    customExportConditions: [
      ...(readsSources(rootDir) ? ['yinyom-source'] : []),
      'browser',
      'require',
      'default',
    ],
    url: 'http://localhost/',
  },
  setupFilesAfterEnv: [path.join(__dirname, 'browserSetup.cjs')],
  moduleNameMapper: { '\\.(css|woff2?|webp|png|svg)$': path.join(__dirname, 'assetStub.cjs') },
  ...extra,
});

module.exports = { base, browserPreset };
