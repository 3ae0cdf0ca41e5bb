import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEPLOY = path.join(__dirname, 'deploy.mjs');
let folder: string;
let room: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-release-'));
  room = path.join(folder, 'mfe-users');
  store = path.join(folder, 'releases');
  mkdirSync(path.join(room, 'dist'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (id: string, says: object = {}) => {
  const declared = { name: 'mfe_users', namespaces: ['users'], slots: [], pages: [], ...says };
  const about = { name: declared.name, build: id, hash: `hash of ${id}`, declared };
  writeFileSync(path.join(room, 'dist/build.json'), JSON.stringify(about));
  writeFileSync(
    path.join(room, 'dist/mf-manifest.json'),
    JSON.stringify({ id, metaData: { remoteEntry: { path: 'assets', name: 'remoteEntry.js' } } }),
  );
  mkdirSync(path.join(room, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(room, 'dist/assets/remoteEntry.js'), `entry of ${id}`);
};
const deploy = (...args: string[]) =>
  spawnSync(process.execPath, [DEPLOY, ...args], {
    cwd: room,
    env: { ...process.env, RELEASES_DIR: store },
    encoding: 'utf8',
  });
const pointer = () =>
  JSON.parse(readFileSync(path.join(store, 'mfe-users/current.json'), 'utf8')) as {
    number: number;
    build: string;
    entry: string;
    signature: string;
    released_at: string;
    integrity: { manifest: string; entry: string; about: string };
  };

it('the public key of the platform is printed whenever it is asked for, and never made by asking', () => {
  const ask = () =>
    spawnSync(process.execPath, [path.join(__dirname, 'teamKeys.mjs'), 'public'], {
      env: { ...process.env, RELEASES_DIR: store },
      encoding: 'utf8',
    });
  expect(ask()).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no key in') });
  build('aaaa');
  const told = /RELEASE_PUBLIC_KEY=(\S+)/.exec(deploy().stdout)?.[0];
  expect(told).toBeDefined();
  expect(ask()).toMatchObject({ status: 0, stdout: `${told}\n` });
});

it('a deploy keeps the earlier build and moves the pointer; deploying that again is a rollback', () => {
  build('aaaa');
  expect(deploy().status).toBe(0);
  build('bbbb');
  expect(deploy().status).toBe(0);
  expect(pointer()).toMatchObject({
    name: 'mfe_users',
    build: 'bbbb',
    entry: '/mfe/mfe-users/bbbb/mf-manifest.json',
  });
  expect(readFileSync(path.join(store, 'mfe-users/aaaa/mf-manifest.json'), 'utf8')).toContain('aaaa');
  build('aaaa');
  deploy();
  expect(pointer().build).toBe('aaaa');
  expect(readdirSync(path.join(store, 'mfe-users')).filter((name) => !name.startsWith('.'))).toEqual(
    expect.arrayContaining(['aaaa', 'bbbb', 'current.json']),
  );
});

it('a release is signed with a key that only its owner reads and that is not in the store', () => {
  build('aaaa');
  deploy();
  const key = path.join(folder, 'release-key.pem');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const first = readFileSync(key, 'utf8');
  const { signature, integrity, number } = pointer();
  expect(signature).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  expect(integrity.entry).toBe(`sha256-${createHash('sha256').update('entry of aaaa').digest('base64')}`);
  build('bbbb');
  deploy();
  expect(integrity.about).toMatch(/^sha256-/);
  expect([number, pointer().number]).toEqual([1, 2]);
  expect(pointer().signature).not.toBe(signature);
  expect(readFileSync(key, 'utf8')).toBe(first);
});

it('builds that are both old and many are removed, never the one in use', () => {
  const old = new Date(Date.now() - 8 * 86_400_000);
  for (let index = 10; index < 23; index += 1) {
    build(`b${index}`);
    deploy();
    utimesSync(path.join(store, `mfe-users/b${index}`), old, old);
  }
  const builds = readdirSync(path.join(store, 'mfe-users')).filter((name) => name.startsWith('b'));
  // Ten, and the one that a rollback leads to.
  expect(builds).toHaveLength(11);
  expect(builds).toContain('b21');
  expect(existsSync(path.join(store, 'mfe-users', pointer().build))).toBe(true);
});

it('a remote that another origin serves is only registered', () => {
  build('cccc');
  expect(deploy('--entry', 'https://cdn.example/mfe-users/cccc/mf-manifest.json').status).toBe(0);
  expect(pointer().entry).toBe('https://cdn.example/mfe-users/cccc/mf-manifest.json');
  // What it says about itself is read here all the same.
  expect(readdirSync(path.join(store, 'mfe-users/cccc'), { recursive: true }).sort()).toEqual([
    '.files.json',
    'assets',
    'assets/remoteEntry.js',
    'build.json',
    'mf-manifest.json',
  ]);
});

it('O6: refuses a build of another name, and pages and texts that another remote has; the pointer stays', () => {
  const pages = [{ path: '/user', layout: 'default', title: {} }];
  build('aaaa', { pages });
  deploy();
  room = path.join(folder, 'mfe-groups');
  mkdirSync(path.join(room, 'dist'), { recursive: true });
  build('bbbb');
  expect(deploy()).toMatchObject({ status: 1 });
  expect(deploy().stderr).toContain("Write name: 'mfe_groups' in src/pages.ts");
  build('bbbb', { name: 'mfe_groups', pages });
  expect(deploy().stderr).toContain('/user is a page of mfe-users already. Choose another path');
  expect(deploy().stderr).toContain('The texts users are those of mfe-users');
  expect(existsSync(path.join(store, 'mfe-groups/current.json'))).toBe(false);
  build('bbbb', { name: 'mfe_groups', namespaces: ['groups'] });
  expect(deploy()).toMatchObject({ status: 0 });
});

it('says what to do when nothing is built, and refuses what is no manifest', () => {
  expect(deploy().stderr).toContain('npm run build -w mfe-users');
  build('dddd');
  expect(deploy('--entry', 'javascript:alert(1)')).toMatchObject({ status: 2 });
});
