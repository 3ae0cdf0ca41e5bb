import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const moveOut = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), ...args], {
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });

it('says how it is called when something is missing', () => {
  expect(moveOut('mfe-users')).toMatchObject({ status: 2, stderr: expect.stringContaining('../mfe-hello') });
});

it('moves remotes only', () => {
  const { status, stderr } = moveOut('packages/ui', 'home');
  expect([status, stderr]).toEqual([1, expect.stringContaining('is no remote')]);
  expect(existsSync(path.join(folder, 'home'))).toBe(false);
});

it('writes over nothing', () => {
  writeFileSync(path.join(folder, 'mine.txt'), 'mine');
  const { status, stderr } = moveOut('mfe-users', '.');
  expect([status, stderr]).toEqual([1, expect.stringContaining('is not empty')]);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

it('a remote that moved out names nothing of this repository, and has what it needs of it in archives', () => {
  const [made, home] = [path.join(folder, 'made/mfe-hello'), path.join(folder, 'home/mfe-hello')];
  const tool = (file: string) => JSON.stringify(path.join(__dirname, '..', file));
  const code = `
    import { makeRemote } from ${tool('new-remote/makeRemote.mjs')};
    import { moveOut } from ${tool('own-repository/moveOut.mjs')};
    makeRemote(${JSON.stringify(made)}, { name: 'Hello', contact: 'hello@example.ac.th' });
    moveOut(${JSON.stringify(made)}, ${JSON.stringify(home)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies' | 'scripts',
    Record<string, string>
  >;
  const needed = { ...manifest.dependencies, ...manifest.devDependencies };
  const ours = Object.entries(needed).filter(([name]) => name.startsWith('@yinyom/'));
  expect(ours.length).toBeGreaterThan(2);
  for (const [name, place] of ours) {
    expect([name, place]).toEqual([name, expect.stringMatching(/^file:packages\/yinyom-.*\.tgz$/)]);
    expect([name, existsSync(path.join(home, place.replace('file:', '')))]).toEqual([name, true]);
  }
  // What they need of each other is named, too: npm would ask the registry for it.
  const root = path.resolve(__dirname, '../..');
  const needs = ours.flatMap(([name]) => {
    const file = path.join(root, 'packages', path.basename(name), 'package.json');
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies).filter((one) => one.startsWith('@yinyom/'));
  });
  expect(needs.filter((name) => needed[name] === undefined)).toEqual([]);
  const written = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tgz'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of written)
    expect([
      file,
      /\.\.\/(?:tooling|packages)\b/.exec(readFileSync(file, 'utf8').replaceAll(root, '../tooling')),
    ]).toEqual([file, null]);
});

const hasGit = spawnSync('git', ['--version']).status === 0;
(hasGit ? it : it.skip)('a key that lies beside the remote, as in the guides, is never committed', () => {
  cpSync(path.join(__dirname, 'files/dot-gitignore'), path.join(folder, '.gitignore'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  expect(git('check-ignore', 'team.key').stdout).toBe('team.key\n');
});
