import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBuilds } from './releasedBuilds';
import { traces } from './storeTraces';
import { withOtherFiles } from './withOtherFiles';

const ROOM = 'mfe-users';
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-traces-'));
  await releaseBuilds(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inRoom = (...names: string[]) => path.join(folder, 'releases', ROOM, ...names);
const currentBuild = (): string =>
  (JSON.parse(readFileSync(inRoom('current.json'), 'utf8')) as { build: string }).build;

it('names a build with changed files and their twins that are away, and nothing once they are as before', async () => {
  const build = currentBuild();
  const files = JSON.parse(readFileSync(inRoom(build, '.files.json'), 'utf8')) as Record<string, string>;
  const packed = Object.keys(files).find((file) => file.endsWith('.js.gz')) ?? '';
  const name = packed.slice(0, -'.gz'.length);
  await withOtherFiles(
    inRoom(build),
    [name],
    (code) => `${code};`,
    async () => {
      expect(await traces(path.join(folder, 'releases'))).toEqual([
        expect.stringContaining(`${ROOM}: 3 files of build ${build}, such as ${name}`),
      ]);
    },
  );
  expect(await traces(path.join(folder, 'releases'))).toEqual([]);
});

it('names a canary', async () => {
  const pointer = JSON.parse(readFileSync(inRoom('current.json'), 'utf8')) as object;
  const release = { build: 'other0123456' };
  writeFileSync(inRoom('current.json'), JSON.stringify({ ...pointer, canary: { release } }));
  expect(await traces(path.join(folder, 'releases'))).toEqual([`${ROOM}: canary other0123456`]);
});
