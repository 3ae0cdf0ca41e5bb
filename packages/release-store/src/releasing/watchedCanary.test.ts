import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from '../ReleaseStore';
import { openPlatformKey, type PlatformKey } from '../signing/platformKey';
import { sampleBuild } from '../testing/sampleBuild';
import { STORE_FORMS, type StoreForm } from '../testing/storeForms';
import { createReleaser, type Releaser } from './createReleaser';
import { uploadBuild } from './uploadBuild';

const ROOM = 'mfe-users';
const team = { room: ROOM, by: 'Users team' };

let folder: string;
let key: PlatformKey;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-release-key-'));
  key = openPlatformKey(path.join(folder, 'release-key.pem'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(STORE_FORMS)('canaries that the platform watches, in %s', (_name, start) => {
  let form: StoreForm;
  let store: ReleaseStore;
  let releaser: Releaser;
  const upload = async (build: string) => uploadBuild(store, releaser, await sampleBuild(build));
  const deploy = async (build: string) => {
    await upload(build);
    return releaser.deploy(team, build);
  };

  beforeEach(async () => {
    form = await start();
    store = await form.open();
    const highest = { of: () => 0, raise: () => undefined };
    releaser = createReleaser({ store, key: { ...key, highest }, check: () => [] });
  });
  afterEach(() => form.stop());

  it('W2 a watched canary goes to more by the platform, which leaves a later one alone', async () => {
    await upload('aaaa');
    await upload('bbbb');
    await releaser.deploy(team, 'aaaa');
    const watch = { steps: [0.1, 1], minutes: 30 };
    await expect(
      releaser.canary(team, 'bbbb', { organizations: ['6b014f2a53935590f573ede5'], share: 0, watch }),
    ).rejects.toThrow('goes to a share of users');
    const { entry } = await releaser.canary(team, 'bbbb', { organizations: [], share: 0.1, watch });
    const platform = { room: ROOM, by: 'platform', why: 'nothing failed', judged: entry.number };
    await releaser.widen(platform, 0.5);
    expect((await store.pointer(ROOM))?.canary).toMatchObject({
      release: { number: entry.number },
      share: 0.5,
      watch,
    });
    expect((await store.history(ROOM))[0]).toMatchObject({
      action: 'widen',
      build: 'bbbb',
      by: 'platform',
      why: 'nothing failed',
    });
    const later = await releaser.canary(team, 'bbbb', { organizations: [], share: 0.1 });
    for (const step of [
      () => releaser.widen(platform, 1),
      () => releaser.takeBack(platform),
      () => releaser.promote(platform),
    ])
      await expect(step()).rejects.toThrow('is another one by now');
    await releaser.takeBack({ ...platform, judged: later.entry.number });
    expect((await store.pointer(ROOM))?.canary).toBeUndefined();
  });

  it('W2 a canary that was compared with another build than the one in use is left alone', async () => {
    await deploy('aaaa');
    await upload('bbbb');
    const { entry } = await releaser.canary(team, 'bbbb', { organizations: [], share: 0.1 });
    const platform = { room: ROOM, by: 'platform', judged: entry.number, judged_beside: 'aaaa' };
    await deploy('hotfix');
    for (const step of [() => releaser.widen(platform, 0.5), () => releaser.promote(platform)])
      await expect(step()).rejects.toThrow('was compared with another build');
    expect(await store.pointer(ROOM)).toMatchObject({ current: { build: 'hotfix' }, canary: { share: 0.1 } });
    await releaser.promote({ ...platform, judged_beside: 'hotfix' });
    expect((await store.pointer(ROOM))?.current.build).toBe('bbbb');
  });

  it('W2 a canary that is taken back while it is being promoted is not promoted, and it goes to no fewer', async () => {
    await deploy('aaaa');
    await upload('bbbb');
    await releaser.canary(team, 'bbbb', { organizations: [], share: 0.5 });
    for (const share of [0.1, 0.5])
      await expect(releaser.widen(team, share)).rejects.toThrow('goes to a share of 0.5 already');
    const read = store.history.bind(store);
    jest.spyOn(store, 'history').mockImplementationOnce(async (room) => {
      await releaser.takeBack(team);
      return read(room);
    });
    await expect(releaser.promote(team)).rejects.toThrow('has no canary');
    expect((await store.pointer(ROOM))?.current).toMatchObject({ build: 'aaaa' });
  });
});
