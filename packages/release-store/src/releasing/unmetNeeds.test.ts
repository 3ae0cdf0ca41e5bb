import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OfferedPlatform } from '@yinyom/contracts/release/platform';
import { tableOf } from '../builds/fileTable';
import { createFolderStore } from '../folder/folderStore';
import { openPlatformKey } from '../signing/platformKey';
import { sampleBuild } from '../testing/sampleBuild';
import { createReleaser } from './createReleaser';
import { uploadBuild } from './uploadBuild';

const ROOM = 'mfe-users';
const asking = { room: ROOM, by: 'Users team' };
const getMe = { method: 'GET', path: '/me' };
const needs = {
  kit: '^1.11.0',
  kit_exports: ['api'],
  react: '19.3.1',
  react_dom: '19.3.1',
  styled_components: '6.6.0',
  own_copies: [],
  calls: { getMe: 'aaaaaaaaaa' },
};
const platform: OfferedPlatform = {
  version: '1.11.4',
  offer: { ...needs, kit: '1.11.4' },
  calls: { getMe: { hash: 'aaaaaaaaaa', shape: getMe } },
  budgets: { entry: 12_288, own: 307_200 },
};

let folder: string;
let builds: number;
beforeEach(async () => {
  builds = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'yy-needs-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Deploys a build that says this about itself beside its names; and the shapes of its calls. */
const deploy = async (about: object, shapes: object = { getMe }) => {
  const store = createFolderStore(path.join(folder, 'releases'));
  const key = openPlatformKey(path.join(folder, 'release-key.pem'));
  const releaser = createReleaser({ store, key, platform: () => Promise.resolve(platform) });
  builds += 1;
  const build = `b${builds}`;
  const made = await sampleBuild(build);
  const file = path.join(made.dist, 'build.json');
  const said = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...said, ...about }));
  await writeFile(path.join(made.dist, 'calls.json'), JSON.stringify(shapes));
  await uploadBuild(store, releaser, { ...made, files: await tableOf(made.dist) });
  return (await releaser.deploy(asking, build)).entry.number;
};

it('a build whose needs are met is released, and one of before there was this check', async () => {
  expect(await deploy({ needs, size: { entry: 9_000, own: 90_000 } })).toBe(1);
  expect(await deploy({})).toBe(2);
});

it('a call with another hash is compared by its shape', async () => {
  const calls = { getMe: 'bbbbbbbbbb' };
  expect(await deploy({ needs: { ...needs, calls } })).toBe(1);
  await expect(
    deploy({ needs: { ...needs, calls } }, { getMe: { ...getMe, method: 'POST' } }),
  ).rejects.toThrow(
    'mfe_users b2 calls "getMe" in a way that this platform does not answer: it is GET /me here, and was built as POST /me.',
  );
});

it.each([
  [{ needs: { ...needs, kit: '^1.12.0' } }, 'works with @yinyom/mfe-kit ^1.12.0; this platform has 1.11.4.'],
  [{ needs: { ...needs, react: '18.3.1' } }, 'was built with react 18.3; this platform has 19.3.1'],
  [{ needs: { ...needs, own_copies: ['react'] } }, 'brings a react of its own'],
  [
    { needs, size: { entry: 9_000, own: 400_000 } },
    'has 390.6 KB of code and texts of its own (gzip); this platform takes 300.0 KB.',
  ],
  [
    { needs, size: { entry: 20_000, own: 9_000 } },
    'The entry of mfe_users b1 has 19.5 KB (gzip); this platform takes 12.0 KB.',
  ],
])('refuses %j', async (about, sentence) => {
  await expect(deploy(about)).rejects.toThrow(sentence);
});
