import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;

const write = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};
const npm = (args: string[], env: Record<string, string> = {}) => {
  const done = spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
};
/** Asks the start's own functions, in a process of Node as the start is one. */
const ask = (expression: string, env: Record<string, string> = {}): unknown => {
  const code = `
    import { installPackages, missingPackages } from ${JSON.stringify(path.join(__dirname, 'packages.mjs'))};
    const root = ${JSON.stringify(root)};
    const result = ${expression};
    console.log('\\n' + JSON.stringify(result));`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout.trim().split('\n').at(-1) ?? '');
};
const missing = () => ask('missingPackages(root)');

// A product of one room that needs one package to run and one to build; both are packed here, so nothing is fetched.
let product: string;
beforeAll(() => {
  product = mkdtempSync(path.join(tmpdir(), 'yinyom-packages-'));
  root = product;
  for (const name of ['server', 'builder']) {
    write(`${name}/package.json`, { name, version: '1.0.0' });
    npm(['pack', `./${name}`]);
  }
  write('room/package.json', { name: 'room', version: '1.0.0' });
  write('package.json', {
    name: 'product',
    workspaces: ['room'],
    dependencies: { server: 'file:server-1.0.0.tgz' },
    devDependencies: { builder: 'file:builder-1.0.0.tgz' },
  });
  npm(['install', '--package-lock-only'], { NODE_ENV: 'development' });
});
afterAll(() => rmSync(product, { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yinyom-packages-'));
  cpSync(product, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('everything is missing before the first install', () => {
  expect(missing()).toEqual(['node_modules/builder', 'node_modules/room', 'node_modules/server']);
});

it('O3 installs what builds need in production, too', () => {
  expect(ask('installPackages(root)', { NODE_ENV: 'production', npm_config_omit: 'dev' })).toBe(0);
  expect(existsSync(path.join(root, 'node_modules/builder'))).toBe(true);
  expect(missing()).toEqual([]);
});

it('O3 notices an install that left out what builds need, and repairs it', () => {
  npm(['ci'], { NODE_ENV: 'production' });
  expect(missing()).toEqual(['node_modules/builder']);
  ask('installPackages(root)');
  expect(missing()).toEqual([]);
});

it('O3 notices an interrupted install, a lost package and a changed lock file', () => {
  npm(['ci'], { NODE_ENV: 'development' });
  expect(missing()).toEqual([]);
  rmSync(path.join(root, 'node_modules/builder'), { recursive: true });
  expect(missing()).toEqual(['node_modules/builder']);
  npm(['ci'], { NODE_ENV: 'development' });
  const lock = path.join(root, 'package-lock.json');
  writeFileSync(
    lock,
    readFileSync(lock, 'utf8').replace(/("node_modules\/server": \{\s+"version": )"1.0.0"/, '$1"1.1.0"'),
  );
  expect(missing()).toEqual(['node_modules/server']);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(missing()).toHaveLength(3);
});
