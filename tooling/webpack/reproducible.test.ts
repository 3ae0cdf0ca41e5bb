import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteRooms } from '../workspaces.cjs';

const ROOT = path.resolve(__dirname, '../..');
const isWhole = process.env.FULL === '1' || process.env.SOAK === '1';
/** One goes through what all rooms have in common. */
const ROOMS = isWhole ? ['shell', ...remoteRooms()] : ['mfe-auth'];

const run = (command: string, args: string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} …\n${stdout}${stderr}`);
};

/** What builds are made from, at a place of another depth and name, without anything that was built or kept there. */
const copyOfSources = (): string => {
  const above = mkdtempSync(path.join(tmpdir(), 'a copy of '));
  const copy = path.join(above, 'the/sources');
  mkdirSync(copy, { recursive: true });
  const left = ['dist', 'dist-dev', '.cache', '.data', '.git', '.nx', '.federation'];
  const wanted = ['shell', ...remoteRooms(), 'packages', 'tooling', 'package.json', 'package-lock.json'];
  run(
    'tar',
    [
      '-cf',
      path.join(above, 'sources.tar'),
      ...left.map((name) => `--exclude=${name}`),
      '--exclude=node_modules',
      ...wanted,
    ],
    ROOT,
  );
  run('tar', ['-xf', path.join(above, 'sources.tar')], copy);
  // Contracts are read as they were compiled while others are built.
  for (const folder of ['node_modules', 'packages/contracts/dist', ...nestedModules()]) link(folder, copy);
  return copy;
};

const nestedModules = () =>
  ['shell', ...remoteRooms(), ...readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`)]
    .map((room) => `${room}/node_modules`)
    .filter((folder) => readdirSync(path.join(ROOT, path.dirname(folder))).includes('node_modules'));

const link = (folder: string, copy: string) => {
  const target = path.join(copy, folder);
  mkdirSync(target, { recursive: true });
  const names = readdirSync(path.join(ROOT, folder)).filter((name) => !/^\.(?:cache|federation)$/.test(name));
  if (names.length === 0) return;
  // Linked where both are on one disk: that takes seconds.
  const linked = statSync(ROOT).dev === statSync(copy).dev ? '-al' : '-a';
  run('cp', [linked, ...names, target], path.join(ROOT, folder));
};

/** Every file of a build and its digest. */
const filesOf = (dist: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(dist, file),
        createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
      ]),
  );

let copy: string;
beforeAll(() => {
  copy = copyOfSources();
});
afterAll(() => rmSync(path.resolve(copy, '../..'), { recursive: true, force: true }));

// The build that stands here was made in this folder, most likely with webpack's cache; the other one knows neither, and keeps
// nothing for a third.
it.each(ROOMS)(
  'O18 the sources of %s give the same bytes, maps and build id in another folder',
  (room) => {
    run(
      process.execPath,
      [path.join(copy, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production', '--no-cache'],
      path.join(copy, room),
    );
    expect(filesOf(path.join(copy, room, 'dist'))).toEqual(filesOf(path.join(ROOT, room, 'dist')));
  },
  240_000,
);
