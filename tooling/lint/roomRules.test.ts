import path from 'node:path';
import { Linter } from 'eslint';

const ROOT = path.resolve(__dirname, '../..');
const { default: config } = jest.requireActual<{ default: Linter.Config[] }>('../../eslint.config.mjs');
const linter = new Linter({ cwd: ROOT });

/** What the real configuration says about a file with this text, if it lay there. */
const complaints = (file: string, code: string): Linter.LintMessage[] =>
  linter.verify(code, config, { filename: path.join(ROOT, file) });

/** One forbidden import of each kind: what it is, where it would stand, what it imports and what is said to it. */
const FORBIDDEN: [kind: string, file: string, request: string, message: string, name?: string][] = [
  ['the shell a remote', 'shell/src/App.tsx', '@yinyom/mfe-users/remote', 'loaded at run time'],
  ['the shell a service', 'shell/src/App.tsx', '@yinyom/identity/users/user.store', 'through contracts only'],
  ['the shell the kit of services', 'shell/src/App.tsx', '@yinyom/service-kit/logger', 'through contracts'],
  ['the shell the router itself', 'shell/src/App.tsx', 'react-router-dom', 'comes from @yinyom/mfe-kit'],
  ['a remote another one', 'mfe-auth/src/pages/X.tsx', '@yinyom/mfe-users/remote', 'loaded at run time'],
  ['a remote a service', 'mfe-auth/src/pages/X.tsx', '@yinyom/consents/start', 'through contracts only'],
  ['a remote the shell', 'mfe-auth/src/pages/X.tsx', '@yinyom/shell/App', 'Nothing imports an app'],
  ['a remote the router itself', 'mfe-auth/src/pages/X.tsx', 'react-router', 'comes from @yinyom/mfe-kit'],
  ['a remote another way to call', 'mfe-auth/src/pages/X.tsx', 'axios', 'Calls go through the api'],
  [
    'a remote the entry of the shell',
    'mfe-auth/src/pages/X.tsx',
    '@yinyom/mfe-kit/shell',
    'is for the shell',
  ],
  [
    'a feature what the shell does',
    'mfe-users/src/features/users/X.tsx',
    '@yinyom/mfe-kit',
    'for all remotes',
    'SiteRouter',
  ],
  ['a feature its page', 'mfe-users/src/features/users/X.tsx', '../../pages/UsersPage', 'not know its pages'],
  ['a feature a service', 'mfe-users/src/features/users/X.tsx', '@yinyom/scanner/start', 'contracts only'],
  [
    'a package for websites the contract',
    'packages/react/src/x.ts',
    '@yinyom/contracts/fields',
    'without the platform',
  ],
  ['the gateway a store', 'api-gateway/src/api/x.ts', '@yinyom/identity/users/user.store', 'is private'],
  ['the gateway a page', 'api-gateway/src/api/x.ts', '@yinyom/ui/action/Button', 'no browser code'],
  ['the gateway the database', 'api-gateway/src/api/x.ts', 'mongoose', 'know the database'],
  [
    'a service another one',
    'services/identity/src/users/x.ts',
    '@yinyom/websites/start',
    'through the clients',
  ],
  ['a backup a service', 'packages/backup/src/x.ts', '@yinyom/consents/start', 'and no service'],
  ['a service what browsers run', 'services/scanner/src/jobs/x.ts', 'react', 'no browser code'],
  ['a service an app', 'services/consents/src/gate/x.ts', '@yinyom/shell/App', 'Nothing imports an app'],
  ['a service a remote', 'services/websites/src/font/x.ts', '@yinyom/mfe-users/remote', 'at run time only'],
  ['routes the database', 'services/websites/src/font/font.routes.ts', 'mongoose', 'know the database'],
  [
    'a service file the database',
    'services/consents/src/proof/proof.service.ts',
    'mongodb',
    'know the database',
  ],
  ['contracts one of ours', 'packages/contracts/src/x.ts', '@yinyom/ui/action/Button', 'on zod/mini alone'],
  ['contracts the large zod', 'packages/contracts/src/x.ts', 'zod', 'browser bundles small'],
  [
    'the kit of browsers a remote',
    'packages/mfe-kit/src/api/x.ts',
    '@yinyom/mfe-users/remote',
    'run time only',
  ],
  [
    'the kit of browsers a service',
    'packages/mfe-kit/src/api/x.ts',
    '@yinyom/identity/start',
    'contracts only',
  ],
  [
    'the kit of services a service',
    'packages/service-kit/src/x.ts',
    '@yinyom/scanner/start',
    'knows no service',
  ],
  ['the kit of services what browsers run', 'packages/service-kit/src/x.ts', 'react', 'no browser code'],
  ['components the store', 'packages/ui/src/form/X.tsx', '@yinyom/mfe-kit', 'knows no state'],
  ['components the router', 'packages/ui/src/form/X.tsx', 'react-router', 'comes from @yinyom/mfe-kit'],
  ['notice what servers run', 'packages/notice/src/x.ts', 'node:fs', 'services use it alike'],
  ['notice what browsers run', 'packages/notice/src/x.ts', 'react', 'no browser code'],
  ['texts what servers run', 'packages/texts/src/x.ts', 'node:fs', 'services use it alike'],
  ['the verifier one of ours', 'packages/verify/src/x.ts', '@yinyom/contracts/constants', 'stands alone'],
  [
    'the database one of ours',
    'packages/embedded-mongo/src/x.ts',
    '@yinyom/contracts/constants',
    'nothing of ours',
  ],
  [
    'the script one of ours',
    'consent-sdk/src/entries/core.ts',
    '@yinyom/contracts/constants',
    'takes types only',
  ],
  [
    'a room a path in another',
    'consent-sdk/src/entries/core.ts',
    '../../../packages/contracts/src/fields',
    'in its room',
  ],
  [
    'a room a path to the tools',
    'services/identity/src/users/x.ts',
    '../../../../tooling/packages.mjs',
    'in its room',
  ],
  [
    'a feature another by the near path',
    'mfe-users/src/features/users/X.tsx',
    '../sessions/Sessions',
    'another feature',
  ],
  [
    'a feature another by the far path',
    'mfe-users/src/features/users/X.tsx',
    '../../features/sessions/X',
    'another feature',
  ],
  [
    'a feature another from a folder of it',
    'mfe-users/src/features/users/row/X.tsx',
    '../../sessions/X',
    'another feature',
  ],
  [
    'a remote a style for the whole page',
    'mfe-users/src/pages/X.tsx',
    'styled-components',
    'its own parts only',
    'createGlobalStyle',
  ],
];

describe('imports of', () => {
  it.each(FORBIDDEN)('%s are refused', (_kind, file, request, message, name = 'x') => {
    const found = complaints(file, `import { ${name} } from '${request}';\n${name}();\n`);
    expect(found.map((complaint) => complaint.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['when it is loaded late', "void import('../sessions/Sessions');"],
    ['when it is handed on', "export { x } from '../sessions/Sessions';"],
    ['when all of it is handed on', "export * from '../sessions/Sessions';"],
    ['of types', "import type { X } from '../sessions/Sessions';\nexport const x: X = 1;"],
    ['of types in a type', "export type X = import('../sessions/Sessions').X;"],
    ['by a stand-in of a test', "jest.mock('../sessions/Sessions');"],
  ])('another feature are refused %s', (_how, code) => {
    const file = 'mfe-users/src/features/users/X.test.tsx';
    expect(complaints(file, `${code}\n`)).toEqual([
      expect.objectContaining({ ruleId: 'yinyom/own-feature' }),
    ]);
  });

  it.each([
    ['a feature its own files', 'mfe-users/src/features/users/row/X.tsx', '../userApi'],
    ['a feature what lies beside features', 'mfe-users/src/features/users/X.tsx', '../../page/ProblemBox'],
    ['a page several features', 'mfe-users/src/pages/UsersPage.tsx', '../features/users/UserTable'],
    ['a store the database', 'services/websites/src/font/font.store.ts', 'mongoose'],
    ['the gateway a whole service', 'api-gateway/src/x.ts', '@yinyom/identity/createIdentityService'],
    ['a test another room', 'services/scanner/src/jobs/x.test.ts', '../../../identity/src/seedDemo'],
  ])('%s are allowed', (_kind, file, request) => {
    expect(complaints(file, `import { x } from '${request}';\nx();\n`)).toEqual([]);
  });
});

it.each([
  'document.adoptedStyleSheets = [];',
  "document.body.classList.add('open');",
  "document.documentElement.className = 'dark';",
  "document.body.style.overflow = 'hidden';",
])('a remote does not change what all parts share: %s', (code) => {
  expect(complaints('mfe-users/src/pages/X.tsx', `${code}\n`).map(({ ruleId }) => ruleId)).toEqual([
    'no-restricted-syntax',
  ]);
  expect(complaints('shell/src/App.tsx', `${code}\n`)).toEqual([]);
});

it('pages of remotes do not call by themselves', () => {
  const found = complaints('mfe-auth/src/pages/X.tsx', "void fetch('/api');\n");
  expect(found.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-globals']);
});

it('the script takes types of the contracts', () => {
  const code = "import type { X } from '@yinyom/contracts/sdk/x';\nexport const x: X = 1;\n";
  expect(complaints('consent-sdk/src/entries/core.ts', code)).toEqual([]);
});

it('every rule about imports has its forbidden one above', () => {
  const rules = config.flatMap((part) =>
    Object.entries(part.rules ?? {}).filter(([name]) => name.endsWith('no-restricted-imports')),
  );
  const said = new Set([...JSON.stringify(rules).matchAll(/"message":"([^"]*)"/g)].map(([, text]) => text));
  const shown = FORBIDDEN.map(([, , , message]) => message);
  expect([...said].filter((text) => !shown.some((part) => text?.includes(part)))).toEqual([]);
});
