import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleBuild } from '@yinyom/release-store/testing/sampleBuild';

let folder: string;
let room: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-start-'));
  room = path.join(folder, 'mfe-users');
  store = path.join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = async (id: string) => {
  rmSync(path.join(room, 'dist'), { recursive: true, force: true });
  cpSync((await sampleBuild(id)).dist, path.join(room, 'dist'), { recursive: true });
};
const env = (given: Record<string, string> = {}) => ({ ...process.env, RELEASES_DIR: store, ...given });

/** What `npm start` does about releases. @returns what it says */
const start = (): string => {
  const file = path.join(__dirname, 'deployChanged.mjs');
  const code = `const { deployChanged } = await import(${JSON.stringify(file)});
    await deployChanged(process.env, console.log, [${JSON.stringify(room)}]);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: env(),
    encoding: 'utf8',
  });
};
const team = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(__dirname, script), ...args], {
    cwd: room,
    env: env(),
    encoding: 'utf8',
  });
const pointer = () =>
  JSON.parse(readFileSync(path.join(store, 'mfe-users/current.json'), 'utf8')) as Record<string, unknown>;

it('a start releases what nobody has released, and then its own newer builds', async () => {
  await build('aaaa');
  start();
  expect(pointer()).toMatchObject({ build: 'aaaa', number: 1, released_by: 'start' });
  start();
  expect(pointer()).toMatchObject({ build: 'aaaa', number: 1 });
  await build('bbbb');
  start();
  expect(pointer()).toMatchObject({ build: 'bbbb', number: 2, released_by: 'start' });
});

it('O4: a start never takes back what a team released or rolled back to, and says so', async () => {
  await build('aaaa');
  start();
  await build('team');
  expect(team('deploy.mjs', '--by', 'Users team')).toContain('nobody asked whether it is live');
  await build('aaaa');
  expect(start()).toContain('mfe-users: team, released by Users team, stays in use.');
  expect(pointer()).toMatchObject({ build: 'team', number: 2 });
  team('releases.mjs', 'rollback');
  await build('cccc');
  start();
  expect(pointer()).toMatchObject({ build: 'aaaa', number: 3, released_by: 'operator' });
});

it('a start repairs what was damaged in the store, and replaces what no console would believe', async () => {
  await build('aaaa');
  start();
  const chunk = path.join(store, 'mfe-users/aaaa/assets/page.js');
  writeFileSync(chunk, 'changed');
  start();
  expect(readFileSync(chunk, 'utf8')).toBe('page of aaaa');
  const forged = { ...pointer(), number: 9, build: 'evil', released_by: 'Users team' };
  writeFileSync(path.join(store, 'mfe-users/current.json'), JSON.stringify(forged));
  start();
  expect(pointer()).toMatchObject({ build: 'aaaa', released_by: 'start', number: 10 });
});
