// Who may import whom (docs/architecture.md). One entry per room: what its files may never import.
import { readFileSync } from 'node:fs';
import { typedLimits } from './typedLimits.mjs';
import { remoteRooms, serviceNames } from '../workspaces.cjs';

const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patterns.map((pattern) => {
          if (!Array.isArray(pattern)) return pattern;
          const [group, message] = pattern;
          return { group: Array.isArray(group) ? group : [group], message };
        }),
      },
    ],
  },
});

const REMOTES = [
  remoteRooms().flatMap((room) => [`@yinyom/${room}`, `**/${room}/**`]),
  'Remotes are loaded at run time only.',
];
const SERVICE_PACKAGES = serviceNames().map((name) => `@yinyom/${name}*`);
const SERVICES = [
  [
    ...SERVICE_PACKAGES,
    '@yinyom/embedded-mongo*',
    '@yinyom/service-kit*',
    '@yinyom/gateway*',
    '**/services/**',
  ],
  'Browser code talks to services through contracts only.',
];
const ROUTER = [['react-router-dom', 'react-router'], 'The router comes from @yinyom/mfe-kit.'];
const APPS = [['@yinyom/shell*', '**/shell/**'], 'Nothing imports an app.'];
const BROWSER = [
  ['@yinyom/mfe-kit*', '@yinyom/ui*', 'react', 'react-dom'],
  'Server code has no browser code.',
];
const STORES = [
  ['@yinyom/*/**/*.store', '@yinyom/*/**/*.model'],
  'A store is private to its service: ask through its client.',
];
const OTHER_SERVICES = (own) => [
  serviceNames()
    .filter((name) => name !== own)
    .map((name) => `@yinyom/${name}/**`),
  'Services call each other through the clients of service-kit.',
];
const MONGOOSE = [['mongoose', 'mongodb'], 'Only stores and models know the database.'];

/** Names that the kit has for the shell alone. Tests of remotes answer questions and read titles as the shell does. */
const SHELL_NAMES = [
  ...readFileSync(new URL('../../packages/mfe-kit/src/shell.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}(\w+),$/gm,
  ),
]
  .map(([, name]) => name)
  .filter((name) => !['answerConfirmation', 'pageTitle'].includes(name));
const SHELL_ENTRY = [['@yinyom/mfe-kit/shell'], 'That entry of the kit is for the shell.'];
const OF_THE_SHELL = {
  regex: '^@yinyom/mfe-kit$',
  importNames: SHELL_NAMES,
  message: 'The shell does that for all remotes.',
};

const GLOBAL_STYLE = {
  group: ['styled-components'],
  importNames: ['createGlobalStyle'],
  message: 'A remote styles its own parts only; what is for the whole page is in @yinyom/ui.',
};

/** What all parts of the page share and the shell puts right again when a remote leaves it. */
const ON_THE_DOCUMENT = [
  ['adoptedStyleSheets', "MemberExpression[property.name='adoptedStyleSheets']"],
  [
    'classes and styles of <html> and <body>',
    'MemberExpression[property.name=/^(?:classList|className|style|dataset)$/][object.property.name=/^(?:body|documentElement)$/]',
  ],
];

export const roomRules = [
  {
    files: ['packages/contracts/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'zod', message: 'zod/mini keeps the browser bundles small.' }],
          patterns: [
            {
              group: ['@yinyom/*', 'react', 'express', 'mongoose'],
              message: 'Contracts depend on zod/mini alone.',
            },
          ],
        },
      ],
    },
  },
  forbid(['packages/mfe-kit/src/**'], [REMOTES, SERVICES, APPS]),
  forbid(
    ['packages/{notice,texts}/src/**'],
    [
      REMOTES,
      SERVICES,
      APPS,
      BROWSER,
      [['express', 'mongoose', 'node:*'], 'Browsers and services use it alike.'],
    ],
  ),
  forbid(
    ['packages/ui/src/**'],
    [REMOTES, SERVICES, APPS, ROUTER, [['@yinyom/mfe-kit*'], 'The design system knows no state.']],
  ),
  forbid(
    ['packages/service-kit/src/**'],
    [BROWSER, APPS, REMOTES, [SERVICE_PACKAGES, 'The kit knows no service.']],
  ),
  forbid(['shell/src/**'], [REMOTES, SERVICES, ROUTER]),
  forbid(
    ['mfe-*/src/**'],
    [
      REMOTES,
      SERVICES,
      APPS,
      ROUTER,
      [['axios', 'node-fetch'], 'Calls go through the api of @yinyom/mfe-kit.'],
      SHELL_ENTRY,
      OF_THE_SHELL,
      GLOBAL_STYLE,
    ],
  ),
  forbid(
    ['mfe-*/src/features/*/**'],
    [
      REMOTES,
      SERVICES,
      APPS,
      ROUTER,
      SHELL_ENTRY,
      OF_THE_SHELL,
      GLOBAL_STYLE,
      [['**/pages/**'], 'A feature does not know its pages.'],
    ],
  ),
  {
    files: ['mfe-*/src/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through the api of @yinyom/mfe-kit.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...typedLimits,
        ...ON_THE_DOCUMENT.map(([what, selector]) => ({
          selector,
          message: `A remote leaves ${what} alone: they are everybody's.`,
        })),
      ],
    },
  },
  forbid(['api-gateway/src/**'], [STORES, BROWSER, MONGOOSE], ['**/*.test.ts']),
  ...serviceNames().map((name) =>
    forbid([`services/${name}/src/**`], [OTHER_SERVICES(name), BROWSER, APPS, REMOTES], ['**/*.test.ts']),
  ),
  ...serviceNames().map((name) =>
    forbid(
      [`services/${name}/src/**/*.routes.ts`, `services/${name}/src/**/*.service.ts`],
      [OTHER_SERVICES(name), BROWSER, APPS, REMOTES, MONGOOSE],
    ),
  ),
  forbid(
    ['packages/release-store/src/**'],
    [BROWSER, APPS, REMOTES, [['**/services/**'], 'The store knows no service.']],
    ['**/testing/**', '**/*.test.ts'],
  ),
  forbid(
    ['packages/backup/src/**'],
    [BROWSER, APPS, REMOTES, [SERVICE_PACKAGES, 'A backup knows databases and files, and no service.']],
    ['**/*.test.ts'],
  ),
  forbid(
    ['packages/verify/src/**'],
    [[['@yinyom/*'], 'The offline verifier stands alone: whoever checks us needs nothing of ours.']],
  ),
  forbid(
    ['types', 'choice', 'react', 'vue', 'svelte', 'angular', 'webcomponents', 'next', 'server'].map(
      (name) => `packages/${name}/src/**`,
    ),
    [
      SERVICES,
      REMOTES,
      APPS,
      [
        ['@yinyom/contracts*', '@yinyom/mfe-kit*', '@yinyom/ui*'],
        'Websites install it without the platform.',
      ],
    ],
  ),
  forbid(
    ['packages/embedded-mongo/src/**'],
    [[['@yinyom/*'], 'The embedded database imports nothing of ours.']],
  ),
  {
    files: ['consent-sdk/src/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@yinyom/*', '@yinyom/**'],
              allowTypeImports: true,
              message: 'The script takes types only: it has no dependency at run time.',
            },
          ],
        },
      ],
    },
  },
];
