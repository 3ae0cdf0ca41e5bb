/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TOOLING = path.resolve(__dirname, '..');
const PARTS = ['build', 'start', 'install.mjs', 'nodeVersions.cjs', 'packages.mjs', 'workspaces.cjs'];

/** A checkout with one room, whose tooling is this one. */
let root: string;
let user: ChildProcess | undefined;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const code = (text: string) => ['--input-type=module', '-e', text];
const load = (file: string) => `await import(${JSON.stringify(path.join(root, 'tooling/build', file))})`;

/** Says that everything is built as it stands. */
const stamp = () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    code(`const { sourcesPrint, stampBuild } = ${load('buildStamp.mjs')}; stampBuild(sourcesPrint());`),
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
};
const build = () =>
  spawnSync(process.execPath, [path.join(root, 'tooling/build/main.mjs')], { encoding: 'utf8' });

/** Something that runs from what is built, until it is ended. */
const use = () =>
  new Promise<void>((resolve) => {
    user = spawn(
      process.execPath,
      code(`(${load('buildUsers.mjs')}).useBuild(); console.log('runs'); setInterval(() => {}, 1000);`),
    );
    user.stdout?.once('data', () => resolve());
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yy-build-'));
  for (const part of PARTS)
    cpSync(path.join(TOOLING, part), path.join(root, 'tooling', part), { recursive: true });
  write('package.json', JSON.stringify({ workspaces: ['room'] }));
  write('package-lock.json', '{}');
  write('room/package.json', '{}');
  write('room/src/page.ts', 'export const one = 1;');
  write('room/dist/page.js', 'exports.one = 1;');
});
afterEach(() => {
  user?.kill('SIGKILL');
  user = undefined;
  rmSync(root, { recursive: true, force: true });
});

it('what is built already is not built again, whoever runs from it', async () => {
  stamp();
  await use();
  expect(build()).toMatchObject({ status: 0, stderr: '' });
});

it.each([
  ['a source was changed', 'room/src/page.ts', 'export const one = 11;'],
  ['a source came', 'room/src/other.ts', ''],
  ['what was built was changed', 'room/dist/page.js', 'changed'],
])(
  'nothing is built under those who run from this folder when %s, and the file is named',
  async (_case, file, text) => {
    stamp();
    await use();
    write(file, text);
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`process ${user?.pid ?? 0}`);
    expect(stderr).toContain(`changed since the last one: ${file}`);
  },
);

it('E3-34 the record of a process that runs from another checkout, of which this is a copy, stops no build', async () => {
  stamp();
  await use();
  const original = root;
  root = `${original}-copy`;
  try {
    cpSync(original, root, { recursive: true });
    write('room/src/page.ts', 'export const one = 11;');
    expect(build().stderr).toMatch(/^failed\n.*lerna/s);
  } finally {
    rmSync(root, { recursive: true, force: true });
    root = original;
  }
});

it('who ended holds nobody up', async () => {
  stamp();
  await use();
  const ended = new Promise((resolve) => user?.once('exit', resolve));
  user?.kill('SIGKILL');
  await ended;
  write('room/src/page.ts', 'export const one = 11;');
  // There is no lerna here to build with: it was asked for.
  expect(build().stderr).toMatch(/^failed\n.*lerna/s);
});
