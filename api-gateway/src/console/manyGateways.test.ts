import { tampered } from '@yinyom/testing/tampered';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Router } from 'express';
import type { RemotesList } from '@yinyom/contracts/release/RemotesList';
import { createDatabaseStore } from '@yinyom/release-store/database/databaseStore';
import { makeTeamKey } from '@yinyom/release-store/keys/teamKey';
import { readThrough } from '@yinyom/release-store/listing/readThrough';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';
import { sampleBuild } from '@yinyom/release-store/testing/sampleBuild';
import { listen, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createGateway } from '../createGateway';
import { alive, endpoints, logger, secrets } from '../testing/probe';
import { createConsoleReleases } from './consoleReleases';

const YINYOM_REMOTE = path.join(__dirname, '../../../packages/build-remote/bin/yinyom-remote.mjs');

let folder: string;
let database: TestDatabase;
let store: ReleaseStore;
let gateways: RunningServer[];

const startGateway = async (): Promise<RunningServer> => {
  const settings = loadSettings({
    RELEASE_STORE: 'database',
    RELEASE_KEY_FILE: path.join(folder, 'release-key.pem'),
  });
  const view = readThrough(await createDatabaseStore(await database.connect('releases')));
  const target = { router: Router() };
  const app = createGateway({
    identity: alive,
    settings: { ...settings, RATE_LIMITS: false },
    secrets,
    logger,
    endpoints,
    services: {
      identity: target,
      websites: target,
      consents: target,
      scanner: target,
      releases: target,
      notify: target,
      compliance: target,
    },
    sdkFiles: Router(),
    releases: createConsoleReleases(settings, view, logger),
    checks: {},
  });
  return listen(app, '127.0.0.1', 0, 'PORT');
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-gateways-'));
  openPlatformKey(path.join(folder, 'release-key.pem'));
  database = await startTestDatabase();
  store = await createDatabaseStore(await database.connect('releases'));
  gateways = [await startGateway(), await startGateway()];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const keyFor = async (room: string): Promise<string> => {
  const { key, kept } = makeTeamKey(room, 'Users team', new Date());
  await store.writeKey(kept);
  const file = path.join(folder, `${kept.id}.key`);
  writeFileSync(file, `${key}\n`);
  return file;
};

/** A room with a build, as a team has it in a repository of its own. */
const roomWith = async (build: string, room = 'mfe-users') => {
  const place = path.join(folder, build, room);
  mkdirSync(place, { recursive: true });
  renameSync((await sampleBuild(build, room)).dist, path.join(place, 'dist'));
  return place;
};

/** Runs what a team runs. */
const run = (cwd: string, args: string[], at = 0, keyFile = '') =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const all = [YINYOM_REMOTE, ...args, '--to', gateways[at]?.url ?? '', '--key-file', keyFile];
    execFile(process.execPath, all, { cwd }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const listAt = async (at: number): Promise<RemotesList> =>
  (await fetch(`${gateways[at]?.url}/mf/remotes.json`)).json() as Promise<RemotesList>;
const rowAt = async (at: number) => (await listAt(at)).remotes.find(({ name }) => name === 'mfe_users');

it('O8: a deploy at one gateway is seen by the other within 2 s, the lists are the same in every byte, and so are the files', async () => {
  const key = await keyFor('mfe-users');
  const done = await run(await roomWith('aaaa'), ['deploy', '--commit', 'c0ffee'], 0, key);
  expect(done.err).toBe('');
  expect(done.out).toContain(`mfe-users aaaa (number 1) is live at ${gateways[0]?.url}.`);
  // By the clock that gateways go by: how long a busy machine takes for a request says nothing of it.
  const later = Date.now() + 2_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect((await rowAt(1))?.build).toBe('aaaa');
  clock.mockRestore();
  const [first, second] = [await listAt(0), await listAt(1)];
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(first.list?.signature).toMatch(/^[\w+/]{86}==$/);
  expect(first.remotes[0]).toMatchObject({ number: 1, released_by: 'Users team' });
  const chunk = await fetch(`${gateways[1]?.url}/mfe/mfe-users/aaaa/assets/page.js`);
  expect(await chunk.text()).toBe('page of aaaa');
  expect(chunk.headers.get('cache-control')).toContain('immutable');
  expect(chunk.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const known = { 'if-none-match': chunk.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await fetch(`${gateways[0]?.url}/mfe/mfe-users/aaaa/assets/page.js`, { headers: known });
  expect(again.status).toBe(304);
});

it('a team lists, goes back, tries a build with some, promotes it and takes another back, at any gateway', async () => {
  const key = await keyFor('mfe-users');
  const room = await roomWith('bbbb');
  await run(await roomWith('base'), ['deploy'], 0, key);
  await run(room, ['deploy'], 0, key);
  const back = await run(room, ['releases', 'rollback'], 1, key);
  expect(back.out).toMatch(/mfe-users base \(number \d+\) is live/);
  const canary = await run(
    room,
    ['deploy', '--organization', '6b014f2a53935590f573ede5', '--share', '0.1'],
    1,
    key,
  );
  expect(canary.out).toMatch(/mfe-users bbbb \(number \d+\) for 1 organization and 10 % of users is live/);
  expect((await rowAt(1))?.canary).toMatchObject({ release: { build: 'bbbb' }, share: 0.1 });
  const wider = await run(room, ['releases', 'canary', 'bbbb', '--share', '0.2'], 1, key);
  expect(wider.out).toMatch(
    /^This replaces the canary bbbb \(number \d+\) for 1 organization and 10 % of users\.$/m,
  );
  expect((await run(room, ['releases', 'promote'], 1, key)).out).toMatch(/bbbb \(number \d+\) is live/);
  expect((await run(room, ['releases', 'take-back'], 1, key)).err).toContain('mfe-users has no canary');
  const { out } = await run(room, ['releases'], 0, key);
  expect(out).toMatch(/promote +bbbb +Users team/);
  expect(out).toMatch(/canary +bbbb/);
});

it('a key opens the room it was made for, until it is revoked, and no key opens nothing', async () => {
  const keyFile = await keyFor('mfe-users');
  const call = (room: string, authorization?: string) =>
    fetch(`${gateways[0]?.url}/mf/releases/${room}`, {
      headers: { ...(authorization && { authorization }) },
    });
  const key = readFileSync(keyFile, 'utf8').trim();
  expect((await call('mfe-users', `Bearer ${key}`)).status).toBe(200);
  expect((await call('mfe-websites', `Bearer ${key}`)).status).toBe(403);
  const other = await run(await roomWith('cccc', 'mfe-websites'), ['deploy'], 0, keyFile);
  expect(other.err).toContain('answered 403: This key releases mfe-users only.');
  for (const other of [
    undefined,
    'Bearer x',
    `Bearer ${tampered(key)}`,
    `Bearer yr_000000000000_${'a'.repeat(43)}`,
  ])
    expect((await call('mfe-users', other)).status).toBe(401);
  const [, id = ''] = /^yr_(\w{12})_/.exec(key) ?? [];
  const kept = await store.key(id);
  expect(JSON.stringify(kept)).not.toContain(key.slice(20));
  if (kept) await store.writeKey({ ...kept, revoked_at: new Date().toISOString() });
  expect((await call('mfe-users', `Bearer ${key}`)).status).toBe(401);
});

it('O6: a build of another remote, files that are not what was announced and a wrong step are refused in words', async () => {
  const key = await keyFor('mfe-users');
  const hijack = await roomWith('hhhh', 'mfe-websites');
  const place = path.join(folder, 'hijack', 'mfe-users');
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(hijack, place);
  const refused = await run(place, ['deploy'], 0, key);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain("Write name: 'mfe_users' in src/pages.ts");
  const headers = { authorization: `Bearer ${readFileSync(key, 'utf8').trim()}`, 'accept-language': 'en' };
  const send = async (method: string, at: string, body: string, more: Record<string, string> = {}) => {
    const url = `${gateways[0]?.url}/mf/releases/mfe-users${at}`;
    const answer = await fetch(url, { method, body, headers: { ...headers, ...more } });
    return { status: answer.status, body: (await answer.json()) as { code: string; message: string } };
  };
  const digest = `sha256-${'A'.repeat(43)}=`;
  const changed = await send('PUT', '/cccc/files/assets/a.js', 'other', { 'x-file-digest': digest });
  expect(changed).toMatchObject({ status: 422, body: { code: 'release_refused' } });
  expect(changed.body.message).toContain('did not arrive as it was announced');
  const json = { 'content-type': 'application/json' };
  const odd = await send('POST', '', JSON.stringify({ action: 'explode' }), json);
  expect(odd).toMatchObject({ status: 422, body: { code: 'release_refused' } });
  const files = { 'build.json': digest };
  const early = await send('POST', '', JSON.stringify({ action: 'deploy', build: 'cccc', files }), json);
  expect(early.body.message).toContain('have not arrived');
  const outside = await send('PUT', '/cccc', JSON.stringify({ files: { '../x': digest } }), json);
  expect(outside.status).toBe(422);
});

it('a platform that cannot be reached, and one that is none, are told from a refusal', async () => {
  const key = await keyFor('mfe-users');
  const room = await roomWith('dddd');
  const away = ['deploy', '--to', 'http://127.0.0.1:9', '--key-file', key];
  const answer = await new Promise<string>((resolve) => {
    execFile(process.execPath, [YINYOM_REMOTE, ...away], { cwd: room }, (_error, _out, err) => resolve(err));
  });
  expect(answer).toContain('http://127.0.0.1:9 cannot be reached');
});
