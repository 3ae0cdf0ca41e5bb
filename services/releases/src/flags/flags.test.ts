import { OPERATOR, OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { startReleases, type Releases } from '../testing/startReleases';
import { isOn, placeOf } from './isOn';

const flags = {
  'new-table': { description: 'Table with groups', default: false },
  hints: { description: 'Hints', default: true },
};
const about = (declared: object) => ({ 'build.json': JSON.stringify({ declared }) });

let releases: Releases;
beforeAll(async () => {
  releases = await startReleases();
  await releases.release('mfe_users', 'b1', about({ flags }));
  await releases.release('mfe_auth', 'a1');
});
afterAll(() => releases.close());

const call = (
  method: string,
  address: string,
  user: string,
  options: { body?: unknown; ifMatch?: string } = {},
) =>
  releases.send(method, address, {
    token: releases.tokenFor(user, `session-of-${user}`),
    body: options.body,
    ...(options.ifMatch !== undefined && { headers: { 'if-match': options.ifMatch } }),
  });
const list = async () => (await call('GET', '/mf/flags', OPERATOR)).body.flags;
const find = async (name: string) => (await list()).find((flag: { name: string }) => flag.name === name);
const switchFlag = async (name: string, body: object, ifMatch?: string) =>
  call('PUT', `/mf/flags/mfe_users/${name}`, OPERATOR, { body, ifMatch: ifMatch ?? (await find(name)).etag });
const ofOrganization = async (user = 'viewer', organization = OURS, part = 'mfe_users') =>
  call('GET', `/mf/parts/${part}/flags?organization_id=${organization}`, user);

it('W8 a flag is what its remote declares until an operator sets it: on, off, or for some organizations', async () => {
  expect((await ofOrganization()).body).toEqual({ flags: { 'new-table': false, hints: true } });
  const turned = await switchFlag('new-table', { kind: 'on' });
  expect(turned.body).toMatchObject({ kind: 'on', description: 'Table with groups', builds: ['b1'] });
  expect((await ofOrganization()).body.flags['new-table']).toBe(true);
  await switchFlag('new-table', { kind: 'organizations', organizations: [THEIRS] });
  expect((await ofOrganization()).body.flags['new-table']).toBe(false);
  expect((await ofOrganization('foreigner', THEIRS)).body.flags['new-table']).toBe(true);
  await switchFlag('new-table', { kind: 'share', share: placeOf('mfe_users', 'new-table', OURS) + 0.001 });
  expect((await ofOrganization()).body.flags['new-table']).toBe(true);
  await switchFlag('new-table', { kind: 'default' });
  expect((await ofOrganization()).body.flags['new-table']).toBe(false);
  const { changes } = await find('new-table');
  expect(changes.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`)).toEqual(
    ['default', 'share', 'organizations', 'on'].map((kind) => `${kind} operator ${OPERATOR}`),
  );
});

it('a share of organizations is always the same ones', () => {
  const about = { part: 'mfe_users', flag: 'x', organization: OURS };
  const place = placeOf('mfe_users', 'x', OURS);
  expect([0, place, place + 1e-6, 1].map((share) => isOn({ kind: 'share', share }, false, about))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const places = Array.from({ length: 1_000 }, (_, at) => placeOf('mfe_users', 'x', `organization ${at}`));
  const tenth = places.filter((one) => one < 0.1).length;
  expect(tenth).toBeGreaterThan(60);
  expect(tenth).toBeLessThan(140);
});

it('others than operators switch nothing, and learn nothing of other organizations', async () => {
  expect((await call('GET', '/mf/flags', 'admin')).status).toBe(403);
  const put = { body: { kind: 'on' }, ifMatch: '"0"' };
  expect((await call('PUT', '/mf/flags/mfe_users/hints', 'admin', put)).status).toBe(403);
  expect((await ofOrganization('viewer', THEIRS)).status).toBe(404);
  expect((await ofOrganization('reviewer')).status).toBe(403);
  expect((await ofOrganization('viewer', OURS, 'mfe_nothing')).body).toEqual({ flags: {} });
});

it('a flag that no build declares, a stale page and half a setting change nothing', async () => {
  expect((await switchFlag('unknown', { kind: 'on' }, '"0"')).status).toBe(404);
  const { etag } = await find('hints');
  expect((await switchFlag('hints', { kind: 'off' }, etag)).status).toBe(200);
  expect(await switchFlag('hints', { kind: 'on' }, etag)).toMatchObject({
    status: 412,
    body: { code: 'version_conflict' },
  });
  const without = await call('PUT', '/mf/flags/mfe_users/hints', OPERATOR, { body: { kind: 'on' } });
  expect(without.status).toBe(428);
  for (const body of [
    { kind: 'share' },
    { kind: 'share', share: 2 },
    { kind: 'organizations' },
    { kind: 'maybe' },
  ])
    expect((await switchFlag('hints', body)).status).toBe(422);
  expect(await find('hints')).toMatchObject({ kind: 'off' });
});

it('a setting of a flag that the build in use declares no more is listed, and can only be put back', async () => {
  await switchFlag('hints', { kind: 'off' });
  await releases.release('mfe_users', 'b2', about({ flags: { 'new-table': flags['new-table'] } }));
  expect(await find('hints')).toMatchObject({ description: null, default: null, builds: [], kind: 'off' });
  expect((await ofOrganization()).body.flags).toEqual({ 'new-table': false });
  expect((await switchFlag('hints', { kind: 'on' })).status).toBe(404);
  expect((await switchFlag('hints', { kind: 'default' })).body).toMatchObject({ kind: 'default' });
});

it('a team switches the flags of its own part, and its name is in the audit', async () => {
  const { internal } = releases.service;
  const setting = { kind: 'on' as const };
  const changed = await internal.setPartFlag({ name: 'mfe_users', flag: 'new-table', setting, by: 'Users' });
  expect(changed).toMatchObject({ kind: 'on', changes: [{ by: 'team Users' }, {}, {}, {}, {}] });
  expect(await internal.setPartFlag({ name: 'mfe_auth', flag: 'new-table', setting, by: 'Auth' })).toBeNull();
  expect((await internal.readPartFlags({ name: 'mfe_auth' })).flags).toEqual([]);
});
