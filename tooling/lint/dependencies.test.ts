import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { isTest, manifestOf, ROOT, rooms, scriptsIn } from './sources';
import { valueImports } from './valueImports';

const root = manifestOf('.');

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const packagesOf = (requests: readonly string[]): string[] =>
  requests.filter((request) => /^[@a-z]/.test(request) && !isBuiltin(request)).map(packageOf);

const found = (text: string, ...patterns: RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, request]) => request ?? ''));

/** What `require.resolve` looks for, and what `createRequire` made: only names that cannot be another function's argument. */
const resolvedIn = (text: string): string[] =>
  found(
    text,
    /\brequire\.resolve\(\s*'([^'\s]+)'/g,
    /(?:\bresolve|\brequire\w+)\(\s*'((?:@|[\w.-]+\/)[^'\s]+)'/g,
    // The type of what is loaded under another name.
    /\btypeof import\('([^'\s]+)'\)/g,
  );

/** The packages that a file imports or requires, its types among them. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const read = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return packagesOf([...read, ...resolvedIn(text)]);
};

/** The packages that must be there when a file runs. */
const neededBy = (file: string): string[] => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return packagesOf([...valueImports(file, text), ...resolvedIn(text)]);
};

/** What runs at people's: everything in `src` but tests, what helps them, and the catalogue of components. */
const isProduct = (file: string): boolean =>
  /(?:^|\/)src\//.test(file) && !isTest(file) && !/\/samples\.ts$|\/(?:testing|catalogue)\//.test(file);
/** Rooms that are tools as a whole: nothing of them runs at people's. */
const TOOLS = ['bench', 'e2e', 'packages/build-remote', 'packages/testing', 'tooling'];
/** Bundled as a whole: nothing is installed where it runs, so the kind of dependency does not matter. */
const isBundled = (room: string): boolean => room === 'consent-sdk';

/** Compiled into what imports it: its packages are a remote's own. */
const COMPILED_ELSEWHERE = ['packages/build-remote/webpack/firstViewsEntry.js'];

const declared = (...kinds: (Record<string, string> | undefined)[]): Set<string> =>
  new Set(kinds.flatMap((kind) => Object.keys(kind ?? {})));
const forTests = declared(root.devDependencies, root.optionalDependencies);

it.each(rooms)('F-A19 %s declares every package that it imports', (room) => {
  const { name, dependencies, devDependencies, optionalDependencies } = manifestOf(room);
  const known = declared(dependencies, optionalDependencies, devDependencies);
  const scripts = scriptsIn(room).filter((file) => !COMPILED_ELSEWHERE.includes(file));
  const undeclared = scripts.flatMap((file) =>
    importsOf(file)
      .filter((request) => request !== name && !known.has(request))
      .filter(
        (request) =>
          // Tests and tools may reach every room of ours; declared, some of them would go round in a circle.
          isProduct(file) || (!request.startsWith('@yinyom/') && !forTests.has(request)),
      )
      .map((request) => `${request} in ${file}`),
  );
  expect(undeclared).toEqual([]);
});

it.each(rooms.filter((room) => !TOOLS.includes(room) && !isBundled(room)))(
  'F-A19 %s ships what its product needs when it runs, and nothing else',
  (room) => {
    const { name, audience, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      manifestOf(room);
    // Whoever installs a package for websites compiles against its types, which are made of others; a framework is theirs.
    const forWebsites = audience === 'websites';
    const needed = scriptsIn(room)
      .filter(isProduct)
      .flatMap(forWebsites ? importsOf : neededBy);
    const shipped = declared(dependencies, optionalDependencies, forWebsites ? peerDependencies : {});
    // A framework that a package only goes with is named with its versions, and not imported.
    for (const [other, { optional }] of Object.entries(peerDependenciesMeta ?? {}))
      if (optional) shipped.delete(other);
    expect([...shipped].sort()).toEqual([...new Set(needed)].filter((request) => request !== name).sort());
  },
);

/** Named by no file of ours: a peer that another package of the list asks for, or what people run. */
const PEERS = ['react-refresh', '@swc/core', 'jest', 'webpack-cli', '@types/node', '@types/jest'];

it.each(rooms)('F-A19 %s imports every package that it declares', (room) => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(room);
  const imported = new Set(scriptsIn(room).flatMap(importsOf));
  const dead = [...declared(dependencies, devDependencies, optionalDependencies)].filter(
    (request) =>
      !imported.has(request) && !imported.has(request.replace(/^@types\//, '')) && !PEERS.includes(request),
  );
  expect(dead).toEqual([]);
});

it('F-A19 every package of the root serves a tool or a test', () => {
  const files = [...rooms.flatMap(scriptsIn), ...readdirSync(ROOT).filter((file) => /\.[cm]js$/.test(file))];
  const sources = [
    ...files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')),
    ...['.', ...rooms].map((room) => JSON.stringify(manifestOf(room).scripts ?? {})),
  ].join('\n');
  const names = (request: string): boolean =>
    new RegExp(`['"/\\s]${request.replace(/[/.]/g, '\\$&')}(?:['"/\\s]|$)`).test(sources);
  const dead = [...forTests].filter(
    (request) => !PEERS.includes(request) && !names(request.replace(/^@types\//, '')),
  );
  expect(dead).toEqual([]);
});
