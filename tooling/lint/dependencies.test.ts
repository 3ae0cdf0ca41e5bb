import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.data',
  '.nx',
  '.git',
  'releases',
  'fixture',
  'fixtures',
]);

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8')) as Manifest;

const root = manifestOf('.');
const rooms = (root.workspaces ?? [])
  .flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  )
  // A room that moved leaves a folder with what was built.
  .filter((room) => existsSync(path.join(ROOT, room, 'package.json')));

const scriptsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return NOT_SOURCE.has(entry.name) ? [] : scriptsIn(path.join(folder, entry.name));
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path.join(folder, entry.name)] : [];
  });

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file imports or requires, also by `require.resolve` and `import()`. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const read = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  // `require.resolve`, and what `createRequire` made: there only names that cannot be another function's argument.
  const resolved = [
    ...text.matchAll(/\brequire\.resolve\(\s*'([^'\s]+)'/g),
    ...text.matchAll(/(?:\bresolve|\brequire\w+)\(\s*'((?:@|[\w.-]+\/)[^'\s]+)'/g),
  ].map(([, request]) => request ?? '');
  return [...read, ...resolved]
    .filter((request) => /^[@a-z]/.test(request) && !isBuiltin(request))
    .map(packageOf);
};

/** What runs at people's: everything in `src` but tests, what helps them, and the catalogue of components. */
const isProduct = (file: string): boolean =>
  /(?:^|\/)src\//.test(file) &&
  !/\.test\.tsx?$|\/samples\.ts$|\/(?:testing|catalogue)\//.test(file) &&
  !file.startsWith('packages/testing/');
/** Bundled as a whole: nothing is installed where it runs, so the kind of dependency does not matter. */
const isBundled = (room: string): boolean => room === 'consent-sdk';

const declared = (...kinds: (Record<string, string> | undefined)[]): Set<string> =>
  new Set(kinds.flatMap((kind) => Object.keys(kind ?? {})));
const forTests = declared(root.devDependencies, root.optionalDependencies);

it.each(rooms)('F-A19 %s declares every package that it imports', (room) => {
  const { name, dependencies, devDependencies, optionalDependencies } = manifestOf(room);
  const shipped = declared(dependencies, optionalDependencies);
  const known = declared(dependencies, optionalDependencies, devDependencies);
  const undeclared = scriptsIn(room).flatMap((file) =>
    importsOf(file)
      .filter((request) => request !== name)
      .filter((request) =>
        isProduct(file) && !isBundled(room)
          ? !shipped.has(request)
          : // Tests and tools may reach every room of ours; declared, some of them would go round in a circle.
            !request.startsWith('@yinyom/') && !known.has(request) && !forTests.has(request),
      )
      .map((request) => `${request} in ${file}`),
  );
  expect(undeclared).toEqual([]);
});

it.each(rooms)('F-A19 %s imports every package that it declares', (room) => {
  const { dependencies, devDependencies, optionalDependencies } = manifestOf(room);
  const imported = new Set(scriptsIn(room).flatMap(importsOf));
  const dead = [...declared(dependencies, devDependencies, optionalDependencies)].filter(
    (request) => !imported.has(request) && !imported.has(request.replace(/^@types\//, '')),
  );
  expect(dead).toEqual([]);
});

/** Named by no file of ours: a peer that another package of the list asks for. */
const PEERS = ['react-refresh', 'webpack-cli', '@types/node', '@types/jest'];

it('F-A19 every package of the root serves a tool or a test', () => {
  const files = [...rooms.flatMap(scriptsIn), ...readdirSync(ROOT).filter((file) => /\.[cm]js$/.test(file))];
  const sources = [
    ...files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')),
    ...['.', ...rooms].map((room) =>
      JSON.stringify((manifestOf(room) as { scripts?: object }).scripts ?? {}),
    ),
  ].join('\n');
  const names = (request: string): boolean =>
    new RegExp(`['"/\\s]${request.replace(/[/.]/g, '\\$&')}(?:['"/\\s]|$)`).test(sources);
  const dead = [...forTests].filter(
    (request) => !PEERS.includes(request) && !names(request.replace(/^@types\//, '')),
  );
  expect(dead).toEqual([]);
});
