import { readFileSync } from 'node:fs';
import globals from 'globals';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { abortListeners } from './tooling/lint/abortListeners.mjs';
import { effectReturns } from './tooling/lint/effectReturns.mjs';
import { fixedWaits } from './tooling/lint/fixedWaits.mjs';
import { ownFeature, ownRoom } from './tooling/lint/importPaths.mjs';
import { literalSpreads } from './tooling/lint/literalSpreads.mjs';
import { quietPolls } from './tooling/lint/quietPolls.mjs';
import { roomRules } from './tooling/lint/roomRules.mjs';
import { typedLimits } from './tooling/lint/typedLimits.mjs';

/** Tests that wait for a time on purpose, each with its reason. */
const aboutTime = JSON.parse(
  readFileSync(new URL('./tooling/lint/fixedWaits.json', import.meta.url), 'utf8'),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/packed/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      'services/websites/demo-site/**',
      'examples/**',
      '**/fixtures/**',
    ],
  },
  // Rules that oxlint has are in .oxlintrc.json: it takes a fiftieth of the time. Here are our own, and those that it lacks.
  tseslint.configs.base,
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
  },
  {
    // Command-line programs talk to a person, and configuration files export what their tools expect.
    files: [
      'tooling/**',
      'bench/**',
      '**/bench/**',
      'e2e/**',
      '**/start.ts',
      '**/*.config.*',
      '**/*.mjs',
      '**/*.cjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['tooling/jest/**', 'packages/build-remote/jest/**', 'e2e/support/setup.cjs'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
      'packages/ui/**',
      'packages/mfe-kit/**',
      'consent-sdk/src/**',
      'bench/sdk-peers/**',
      'packages/wordpress-plugin/yinyom-consent/**',
    ],
    languageOptions: { globals: { ...globals.browser } },
  },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  // The compiler finds undefined names in typed files.
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], rules: { 'no-undef': 'error' } },
  {
    files: ['**/*.tsx', '**/*.ts'],
    plugins: {
      yinyom: {
        rules: {
          'abort-listeners': abortListeners,
          'effect-returns': effectReturns,
          'fixed-waits': fixedWaits,
          'literal-spreads': literalSpreads,
          'own-feature': ownFeature,
          'own-room': ownRoom,
          'quiet-polls': quietPolls,
        },
      },
    },
    rules: {
      'yinyom/abort-listeners': 'error',
      'yinyom/effect-returns': 'error',
      'yinyom/literal-spreads': 'error',
      'yinyom/quiet-polls': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'services/*/test/**/*.ts', 'e2e/**/*.ts'],
    ignores: aboutTime.map(({ file }) => file),
    rules: { 'yinyom/fixed-waits': 'error' },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(CallExpression[callee.object.name="page"], CallExpression[callee.object.property.name="page"], AwaitExpression > ChainExpression > CallExpression)[callee.property.name="click"]',
          message:
            'This presses a place, whatever is there by then: use press or pressAt of a person, or click of a locator.',
        },
        {
          selector: 'CallExpression[callee.property.name="newPage"]',
          message: 'On a busy machine this page may stop drawing: use createPerson, or openPage.',
        },
        {
          selector:
            'CallExpression[callee.property.name="fill"][callee.object.callee.property.name="locator"]',
          message:
            'What is typed into a field that the page replaces is lost: use fill of a person, or fillElement.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForNetworkIdle"]',
          message:
            'This counts requests of documents that were left, and the browser does not announce the end of each: use watchRequests.',
        },
      ],
    },
  },
  { files: ['mfe-*/src/features/**/*.{ts,tsx}'], rules: { 'yinyom/own-feature': 'error' } },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    // Tests may take what helps them from anywhere.
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: { 'yinyom/own-room': 'error' },
  },
  {
    // Product code meets texts of strangers: a pattern takes time in proportion to its text (docs/security/bounds.md).
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**', 'packages/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...typedLimits] },
  },
  {
    files: ['api-gateway/src/**/*.ts', 'services/*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'IfStatement[test.property.name="headersSent"] CallExpression[callee.name="next"]',
          message:
            'Express cuts the connection, on which another request may run: drop what comes after the response.',
        },
      ],
    },
  },
  {
    // How a service is put together is read at one sight.
    files: ['services/*/src/create*Service.ts', 'services/*/src/wings/*.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  ...roomRules,
);
