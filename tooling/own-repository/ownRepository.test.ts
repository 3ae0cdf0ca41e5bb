import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const hasGit = spawnSync('git', ['--version']).status === 0;
(hasGit ? it : it.skip)('a key that lies beside the remote, as in the guides, is never committed', () => {
  cpSync(path.join(__dirname, 'files/dot-gitignore'), path.join(folder, '.gitignore'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  expect(git('check-ignore', 'team.key').stdout).toBe('team.key\n');
});
