import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesElsewhere } from './builds/buildFacts';
import { removeUnreleased } from './builds/releasedBuilds';
import { createReleaser, type Releaser } from './releasing/createReleaser';
import { previewRelease } from './releasing/previewRelease';
import { uploadBuild } from './releasing/uploadBuild';
import type { ReleaseStore } from './ReleaseStore';
import { openPlatformKey, type PlatformKey } from './signing/platformKey';
import { readPreview } from './signing/previewToken';
import { isSigned, verifierOf } from './signing/releaseKey';
import { sampleBuild } from './testing/sampleBuild';
import { STORE_FORMS, type StoreForm } from './testing/storeForms';

const ROOM = 'mfe-users';
const team = { room: ROOM, by: 'Users team' };
const ORGANIZATION = '64b0000000000000000000aa';

let folder: string;
let key: PlatformKey;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-release-key-'));
  key = openPlatformKey(path.join(folder, 'release-key.pem'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(STORE_FORMS)('releases in %s', (_name, start) => {
  let form: StoreForm;
  let store: ReleaseStore;
  let releaser: Releaser;

  const fresh = (parts: Partial<Parameters<typeof createReleaser>[0]> = {}) =>
    createReleaser({
      store,
      key: { ...key, highest: { of: () => 0, raise: () => undefined } },
      check: () => [],
      ...parts,
    });
  const upload = async (build: string) => {
    const made = await sampleBuild(build);
    await uploadBuild(store, releaser, made);
    return made;
  };
  const deploy = async (build: string) => {
    await upload(build);
    return releaser.deploy(team, build);
  };
  const current = async () => (await store.pointer(ROOM))?.current;

  beforeEach(async () => {
    form = await start();
    store = await form.open();
    releaser = fresh();
  });
  afterEach(() => form.stop());

  it('numbers rise with every release, whatever the clock says, and the history tells who and what', async () => {
    const ahead = fresh({ now: () => new Date('2030-01-01T00:00:00Z') });
    await upload('aaaa');
    await ahead.deploy({ ...team, commit: 'c0ffee' }, 'aaaa');
    await deploy('bbbb');
    expect(await current()).toMatchObject({ name: 'mfe_users', number: 2, build: 'bbbb' });
    expect((await current())?.released_at.slice(0, 4)).not.toBe('2030');
    expect(await store.history(ROOM)).toMatchObject([
      { number: 2, action: 'deploy', build: 'bbbb', by: 'Users team' },
      { number: 1, action: 'deploy', build: 'aaaa', commit: 'c0ffee', at: '2030-01-01T00:00:00.000Z' },
    ]);
  });

  it('W1 a preview is no release: the row that it gives is signed for the page, and nothing else changes', async () => {
    await deploy('aaaa');
    const before = await Promise.all([store.pointer(ROOM), store.history(ROOM)]);
    await upload('bbbb');
    const made = await releaser.preview(team, 'bbbb', { organization: ORGANIZATION, hours: 2 });
    expect(await Promise.all([store.pointer(ROOM), store.history(ROOM)])).toEqual(before);
    const verifies = verifierOf(key.publicKey);
    const claims = readPreview('open', made.token, verifies, new Date());
    expect(claims).toMatchObject({ name: 'mfe_users', build: 'bbbb', organization: ORGANIZATION });
    const row = claims && (await previewRelease(store, claims, key, new Date()));
    expect(row).toMatchObject({ name: 'mfe_users', build: 'bbbb', declared: { name: 'mfe_users' } });
    expect(row && isSigned(row, verifies)).toBe(true);
    const [, files = ''] = /^\/mfe\/previews\/([^/]+)\/mf-manifest\.json$/.exec(row?.entry ?? '') ?? [];
    expect(readPreview('files', files, verifies, new Date())).toEqual(claims);
    await expect(
      releaser.preview({ ...team, room: 'shell' }, 'bbbb', { organization: ORGANIZATION, hours: 2 }),
    ).rejects.toThrow('has no preview');
  });

  it('a store that was lost goes on behind the numbers that browsers have seen', async () => {
    releaser = fresh({ key: { ...key, highest: { of: () => 41, raise: () => undefined } } });
    expect((await deploy('aaaa')).entry.number).toBe(42);
  });

  it('releases that come at once each get a number, and the highest is in use', async () => {
    await upload('aaaa');
    const others = await Promise.all([1, 2, 3].map(() => form.open()));
    const steps = await Promise.all(
      [store, ...others].map((one) => fresh({ store: one }).deploy(team, 'aaaa')),
    );
    expect(steps.map(({ entry }) => entry.number).sort()).toEqual([1, 2, 3, 4]);
    expect((await current())?.number).toBe(4);
    expect(await store.history(ROOM)).toHaveLength(4);
  });

  it('a rollback is a new release of the build before, or of the build or number that is named', async () => {
    for (const build of ['aaaa', 'bbbb', 'cccc']) await deploy(build);
    await releaser.rollback(team);
    expect(await current()).toMatchObject({ number: 4, build: 'bbbb' });
    await releaser.rollback(team, 'aaaa');
    expect(await current()).toMatchObject({ number: 5, build: 'aaaa' });
    await releaser.rollback(team, 3);
    expect(await current()).toMatchObject({ number: 6, build: 'cccc' });
    await expect(releaser.rollback(team, 'nope')).rejects.toThrow('npm run releases -w mfe-users');
    await expect(releaser.rollback(team, 77)).rejects.toThrow('no release number 77');
  });

  it('a rollback without anything before says so', async () => {
    await deploy('aaaa');
    await expect(releaser.rollback(team)).rejects.toThrow('no release before this one');
  });

  it('a canary is for organizations, hashed, or a share; it goes on over a deploy, is promoted or taken back', async () => {
    await deploy('aaaa');
    await upload('bbbb');
    await releaser.canary(team, 'bbbb', { organizations: ['6b014f2a53935590f573ede5'], share: 0.1 });
    expect(await store.pointer(ROOM)).toMatchObject({
      current: { number: 1, build: 'aaaa' },
      canary: { release: { number: 2, build: 'bbbb' }, share: 0.1 },
    });
    expect(JSON.stringify(await store.pointer(ROOM))).not.toContain('6b014f2a53935590f573ede5');
    await deploy('cccc');
    expect((await store.pointer(ROOM))?.canary?.release.build).toBe('bbbb');
    await releaser.promote(team);
    expect(await store.pointer(ROOM)).toMatchObject({ current: { number: 4, build: 'bbbb' } });
    expect((await store.pointer(ROOM))?.canary).toBeUndefined();

    await releaser.canary(team, 'cccc', { organizations: [], share: 0.5 });
    await releaser.takeBack(team);
    expect(await store.pointer(ROOM)).toEqual({ current: expect.objectContaining({ number: 4 }) });
    expect((await store.history(ROOM))[0]).toMatchObject({ action: 'take_back', build: 'cccc', number: 5 });
    await expect(releaser.takeBack(team)).rejects.toThrow('has no canary');
    await expect(releaser.promote(team)).rejects.toThrow('has no canary');
    expect((await deploy('dddd')).entry.number).toBe(6);
  });

  it.each([
    [{ organizations: [], share: 0 }, 'for somebody'],
    [{ organizations: [], share: 2 }, 'from 0 to 1'],
  ])('a canary for %j is refused', async (audience, why) => {
    await deploy('aaaa');
    await expect(releaser.canary(team, 'aaaa', audience)).rejects.toThrow(why);
  });

  it('T3-13 there is no canary of what everybody has', async () => {
    await deploy('aaaa');
    await expect(releaser.canary(team, 'aaaa', { organizations: [], share: 0.1 })).rejects.toThrow(
      'Everybody has build aaaa of mfe-users already',
    );
    expect((await store.pointer(ROOM))?.canary).toBeUndefined();
  });

  it('there is no canary of what nobody has', async () => {
    await upload('aaaa');
    await expect(releaser.canary(team, 'aaaa', { organizations: [], share: 1 })).rejects.toThrow(
      'Nothing of mfe-users is released yet',
    );
  });

  it.each(['change', 'lose'] as const)(
    'O15 after somebody did "%s" with a chunk, it is not released until deploying again has repaired it',
    async (how) => {
      const made = await upload('aaaa');
      await releaser.deploy(team, 'aaaa');
      const chunk = { room: ROOM, build: 'aaaa', file: 'assets/page.js' };
      await form.damage(chunk, how);
      await expect(releaser.deploy(team, 'aaaa')).rejects.toThrow('it is repaired');
      expect(await uploadBuild(store, releaser, made)).toBe(1);
      expect((await store.readFile(ROOM, 'aaaa', chunk.file))?.bytes.toString()).toBe('page of aaaa');
      expect((await releaser.deploy(team, 'aaaa')).entry.number).toBe(2);
    },
  );

  it('S3-05 uploads that nothing was released of are found and removed, whole ones and others', async () => {
    await deploy('aaaa');
    await upload('bbbb');
    await store.putFile(ROOM, 'cccc', 'x.js', Buffer.from('alert(1)'));
    await store.putFile('mfe-users-more', 'dddd', 'x.js', Buffer.from('of another room'));
    expect((await store.uploads(ROOM)).sort()).toEqual(['aaaa', 'bbbb', 'cccc']);
    expect(await removeUnreleased(store, ROOM)).toBe(2);
    expect(await store.uploads(ROOM)).toEqual(['aaaa']);
    expect(await store.readFile(ROOM, 'cccc', 'x.js')).toBeNull();
    expect(await store.uploads('mfe-users-more')).toEqual(['dddd']);
  });

  it('a build that is there is never replaced by other contents under its id', async () => {
    await deploy('aaaa');
    const other = await sampleBuild('aaaa');
    const files = { ...other.files, 'assets/page.js': other.files['build.json'] ?? '' };
    await expect(releaser.begin(ROOM, 'aaaa', files)).rejects.toThrow('never replaced');
  });

  it('O6 a build that calls itself another remote is refused, and so is one without the files it names', async () => {
    const hijack = await sampleBuild('aaaa', 'mfe-websites');
    await uploadBuild(store, releaser, { ...hijack, room: ROOM });
    await expect(releaser.deploy(team, 'aaaa')).rejects.toThrow('calls itself mfe_websites');
    const { 'assets/page.js': _, ...files } = (await sampleBuild('bbbb')).files;
    await uploadBuild(store, releaser, { ...(await sampleBuild('bbbb')), files });
    await expect(releaser.deploy(team, 'bbbb')).rejects.toThrow('assets/page.js');
    expect(await current()).toBeUndefined();
  });

  it('what the check of the platform says is the refusal, and it knows what the others declare', async () => {
    await deploy('aaaa');
    const seen: string[] = [];
    releaser = fresh({
      check: (_room, facts, others) => {
        seen.push(...others.map(({ name }) => name));
        return [`${facts.about.name} does not fit.`];
      },
    });
    await uploadBuild(store, releaser, await sampleBuild('bbbb', 'mfe-hello'));
    await expect(releaser.deploy({ ...team, room: 'mfe-hello' }, 'bbbb')).rejects.toThrow(
      'mfe_hello does not fit.',
    );
    expect(seen).toEqual(['mfe_users']);
  });

  it('a remote that another origin serves is only registered, and going back to it finds its address again', async () => {
    const made = await sampleBuild('aaaa');
    const entry = 'https://cdn.example/aaaa/mf-manifest.json';
    const read = (file: string) => readFile(path.join(made.dist, file));
    const files = await filesElsewhere(ROOM, made.files, read);
    await uploadBuild(store, releaser, { ...made, files });
    await releaser.deploy(team, 'aaaa', entry);
    expect(await store.readFile(ROOM, 'aaaa', 'assets/page.js')).toBeNull();
    expect(await current()).toMatchObject({ entry, integrity: { manifest: made.files['mf-manifest.json'] } });
    await deploy('bbbb');
    await releaser.rollback(team);
    expect(await current()).toMatchObject({ number: 3, build: 'aaaa', entry });
  });

  it.each([
    ['../mfe-users', 'aaaa', {}],
    ['mfe-users', '..', {}],
    ['mfe-users', 'aaaa', { '../x': `sha256-${'A'.repeat(43)}=` }],
    ['mfe-users', 'aaaa', { '.files.json': `sha256-${'A'.repeat(43)}=` }],
    ['mfe-users', 'aaaa', { 'x.js': 'sha256-short' }],
  ])('names that lead out of their folder are refused: %s %s %j', async (room, build, files) => {
    await expect(releaser.begin(room, build, files)).rejects.toThrow();
  });

  it('builds that are both old and many are removed, never one in use, as canary, or where a rollback leads', async () => {
    const names = Array.from({ length: 14 }, (_, at) => `b${String(at).padStart(2, '0')}`);
    for (const build of names) await deploy(build);
    await releaser.canary(team, 'b01', { organizations: [], share: 0.1 });
    for (const [at, build] of names.entries()) await form.age(ROOM, build, 30 - at);
    await releaser.rollback(team, 'b00');
    await form.age(ROOM, 'b00', 60);
    expect(await releaser.tidy(ROOM)).toBe(2);
    const left = (await store.builds(ROOM)).map(({ build }) => build).sort();
    expect(left).toEqual(names.filter((build) => !['b02', 'b03'].includes(build)));
    expect(await store.readFile(ROOM, 'b02', 'build.json')).toBeNull();
  });

  it('young builds stay, however many', async () => {
    for (let at = 10; at < 23; at += 1) await deploy(`b${at}`);
    expect(await releaser.tidy(ROOM)).toBe(0);
  });
});
