/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hookProgram, installHooks } from './installHooks.mjs';

const REPOSITORY = path.join(__dirname, '../..');
const ENV = { ...process.env, CI: undefined, YINYOM_NO_HOOKS: undefined, XDG_CONFIG_HOME: '/nowhere' };
const AUTHOR = ['-c', 'user.name=T', '-c', 'user.email=t@example.ac.th'];

let root: string;
const git = (...args: string[]) =>
  spawnSync('git', [...AUTHOR, ...args], { cwd: root, env: ENV, encoding: 'utf8' });
const commit = (message: string) => {
  git('add', '-A');
  return git('commit', '-m', message);
};
const hook = () => path.join(root, '.git/hooks/pre-commit');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yinyom-hooks-'));
  for (const name of ['lefthook.yml', '.oxfmtrc.json', 'tooling/hooks'])
    cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  write('.gitignore', 'node_modules\ntooling\n');
  write('eslint.config.mjs', "export default [{ rules: { 'no-debugger': 'error' } }];\n");
  write('.oxlintrc.json', '{ "categories": { "correctness": "off" }, "rules": { "no-var": "error" } }\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const install = (env: Record<string, string | undefined> = {}) => installHooks(root, { ...ENV, ...env });
/** Where the registry has no program for a system, npm installs none, and there are no hooks to test. */
const whereThereIsOne = hookProgram(REPOSITORY) ? it : it.skip;

describe('in a clone', () => {
  beforeEach(() => {
    git('init', '-q');
  });

  whereThereIsOne('formats what is committed, and refuses what one of the linters refuses', () => {
    expect(install()).toBe(true);
    write('sum.mjs', 'export const sum=(a,b)=>a+b');
    expect(commit('feat: add up')).toMatchObject({ status: 0 });
    expect(git('show', 'HEAD:sum.mjs').stdout).toBe('export const sum = (a, b) => a + b;\n');
    write('sum.mjs', 'debugger;\n');
    const refused = commit('feat: stop here');
    expect(refused.status).not.toBe(0);
    expect(`${refused.stdout}${refused.stderr}`).toContain('no-debugger');
    write('sum.mjs', 'export var sum = 1;\n');
    const old = commit('feat: an old word');
    expect(old.status).not.toBe(0);
    expect(`${old.stdout}${old.stderr}`).toContain('no-var');
  });

  whereThereIsOne('refuses a subject of more than 72 characters, but none that git made', () => {
    install();
    write('a.txt', 'a');
    expect(commit('x'.repeat(73)).stderr + commit('x'.repeat(73)).stdout).toContain('73 characters');
    expect(git('log').status).not.toBe(0);
    expect(commit('ก'.repeat(72)).status).toBe(0);
    write('a.txt', 'b');
    expect(commit(`fixup! ${'x'.repeat(72)}`).status).toBe(0);
  });

  it.each(['CI', 'YINYOM_NO_HOOKS'])('installs nothing where %s is set', (name) => {
    expect(install({ [name]: '1' })).toBe(false);
    expect(existsSync(hook())).toBe(false);
  });
});

it('installs nothing into a tree without .git, and none into the repository around it', () => {
  expect(install()).toBe(false);
  git('init', '-q');
  expect(installHooks(path.join(root, 'tooling'), ENV)).toBe(false);
  expect(existsSync(hook())).toBe(false);
});

it('an install succeeds without the hooks: no clone, or a tree that holds package.json only', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: { prepare: string };
  };
  const prepare = () => spawnSync(scripts.prepare, { cwd: root, env: ENV, shell: true, encoding: 'utf8' });
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
  rmSync(path.join(root, 'tooling'), { recursive: true });
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
});

it('the pipeline of this repository installs no hooks', () => {
  expect(readFileSync(path.join(REPOSITORY, '.ci/run'), 'utf8')).toContain('export YINYOM_NO_HOOKS=1\n');
});
