/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Asks the function itself, in a process of Node as the command is one. */
const needed = (packages: object, rooms: string[]): unknown => {
  const file = JSON.stringify(path.join(__dirname, 'neededPackages.mjs'));
  const asked = `${JSON.stringify({ packages })}, ${JSON.stringify(rooms)}`;
  const code = `import { neededPackages } from ${file}; console.log(JSON.stringify(neededPackages(${asked})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
};
const link = (resolved: string) => ({ resolved, link: true });

it('follows rooms and packages, and leaves what only tests, builds and others need', () => {
  const packages = {
    '': { devDependencies: { webpack: '1' } },
    gate: { dependencies: { '@x/kit': '1', express: '1' }, devDependencies: { jest: '1' } },
    'packages/kit': { dependencies: { zod: '1' } },
    other: { dependencies: { react: '1' } },
    'node_modules/@x/kit': link('packages/kit'),
    'node_modules/express': { dependencies: { mime: '1' } },
    'node_modules/mime': {},
    'node_modules/zod': {},
    'node_modules/jest': {},
    'node_modules/react': {},
    'node_modules/webpack': {},
  };
  expect(needed(packages, ['gate'])).toEqual([
    'gate',
    'node_modules/express',
    'node_modules/mime',
    'node_modules/zod',
    'packages/kit',
  ]);
});

it('takes the version that the package itself finds, peers that it cannot do without, and parts of this system', () => {
  const packages = {
    gate: { dependencies: { a: '1' }, optionalDependencies: { native: '1', elsewhere: '1' } },
    'node_modules/a': {
      dependencies: { b: '2', a: '1' },
      peerDependencies: { must: '1', may: '1' },
      peerDependenciesMeta: { may: { optional: true } },
    },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/must': {},
    'node_modules/may': {},
    'node_modules/native': {},
  };
  expect(needed(packages, ['gate'])).toEqual([
    'gate',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/must',
    'node_modules/native',
  ]);
});
