import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { createLogger } from '@yinyom/service-kit/logger';
import { storeBuilds } from './storeBuilds';
import { tellOnce } from './toldReads';

it('a page knows its shell by a hash: it is found among the released builds, and the one that came with the platform', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yy-builds-'));
  const [releasesDir, shellDir] = [path.join(folder, 'releases'), path.join(folder, 'shell')];
  const put = async (place: string, build: string, hash: string) => {
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'build.json'), JSON.stringify({ name: 'shell', build, hash }));
  };
  await put(shellDir, 's1', '1d2a');
  await put(path.join(releasesDir, 'shell/s2'), 's2', '2d2a');
  await put(path.join(releasesDir, 'shell/s3'), 's3', '3d2a');
  const { find } = storeBuilds(createFolderStore(releasesDir), shellDir, createLogger('silent'));
  expect(await Promise.all(['1d2a', '2d2a', '3d2a', '4d2a'].map((hash) => find('shell', hash)))).toEqual([
    's1',
    's2',
    's3',
    null,
  ]);
  await rm(folder, { recursive: true });
});

it('reads what a build declares once, also where it declares nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yy-builds-'));
  await mkdir(path.join(folder, 'mfe-plain/b1'), { recursive: true });
  await writeFile(path.join(folder, 'mfe-plain/current.json'), JSON.stringify({ build: 'b1', hash: 'h' }));
  await writeFile(path.join(folder, 'mfe-plain/b1/build.json'), JSON.stringify({ name: 'mfe_plain' }));
  const store = createFolderStore(folder);
  const readFile = jest.fn(store.readFile);
  const { list } = storeBuilds({ ...store, readFile }, path.join(folder, 'shell'), createLogger('silent'));
  for (let times = 0; times < 3; times += 1)
    expect(await list()).toMatchObject([{ name: 'mfe_plain', builds: [{ build: 'b1' }] }]);
  expect(readFile).toHaveBeenCalledTimes(1);
  await rm(folder, { recursive: true });
});

describe('what the log says of a store that cannot be read', () => {
  let folder: string;
  let lines: { facts: { err?: { code?: string } }; text: string }[];
  const find = async (builds: ReturnType<typeof storeBuilds>, names: string[]) =>
    Promise.all(names.map((name) => builds.find(name, 'b1')));
  const buildsIn = (releasesDir: string) =>
    storeBuilds(createFolderStore(releasesDir), path.join(folder, 'shell'), {
      warn: (facts: object, text: string) => lines.push({ facts, text }),
    } as never);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yy-builds-'));
    lines = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('a store that is not there is told once, however many pages report', async () => {
    const builds = buildsIn(path.join(folder, 'nowhere'));
    expect(await find(builds, ['mfe_users', 'mfe_auth'])).toEqual([null, null]);
    expect(await find(builds, ['mfe_users'])).toEqual([null]);
    expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining('nothing is released here')]);
  });

  it('a store with releases says nothing about a build that was never released', async () => {
    await mkdir(path.join(folder, 'mfe-users/b2'), { recursive: true });
    await writeFile(path.join(folder, 'mfe-users/current.json'), JSON.stringify({ build: 'b2', hash: 'h' }));
    const builds = buildsIn(folder);
    expect([await builds.find('mfe_users', 'b1'), await builds.find('mfe_users', 'b2')]).toEqual([
      null,
      'b2',
    ]);
    expect(lines).toEqual([]);
  });

  it('what cannot be read is told once per cause, with the error, and the rest is found', async () => {
    // A link to itself cannot be opened by anybody, root included.
    await symlink(path.join(folder, 'mfe-auth'), path.join(folder, 'mfe-auth'));
    await symlink(path.join(folder, 'mfe-users'), path.join(folder, 'mfe-users'));
    await mkdir(path.join(folder, 'mfe-hello/b1'), { recursive: true });
    await mkdir(path.join(folder, 'mfe-half'), { recursive: true });
    await writeFile(path.join(folder, 'mfe-half/current.json'), '{');
    const builds = buildsIn(folder);
    expect(await find(builds, ['mfe_auth', 'mfe_users', 'mfe_hello', 'mfe_half'])).toEqual([
      null,
      null,
      'b1',
      null,
    ]);
    const causes = lines.map(({ facts }) => facts.err?.code ?? 'damaged').sort();
    expect(new Set(causes)).toEqual(new Set(['ELOOP', 'damaged']));
    expect(causes.filter((cause) => cause === 'ELOOP')).toHaveLength(1);
  });

  it('a cause that lasts is told again after an hour', () => {
    let now = 0;
    const texts: string[] = [];
    const tell = tellOnce({ warn: (_facts: object, text: string) => texts.push(text) } as never, () => now);
    for (now of [0, 3_599_999, 3_600_000]) tell('EIO', {}, `at ${now}`);
    expect(texts).toEqual(['at 0', 'at 3600000']);
  });
});
