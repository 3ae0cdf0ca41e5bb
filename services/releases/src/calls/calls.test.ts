import { OPERATOR } from '@yinyom/testing/identityStandIn';
import { startReleases, type Releases } from '../testing/startReleases';

let releases: Releases;
beforeAll(async () => {
  releases = await startReleases();
  const about = { declared: { calls: ['getMe', 'listUsers'] } };
  await releases.release('mfe_users', 'b1', { 'build.json': JSON.stringify(about) });
  await releases.release('mfe_auth', 'a1');
});
afterAll(() => releases.close());

const list = async () => (await releases.as(OPERATOR)('/mf/calls')).body.parts;
const decide = (allowed: unknown, ifMatch: string, user = OPERATOR) =>
  releases.send('PUT', '/mf/calls/mfe_users', {
    token: releases.tokenFor(user, `session-of-${user}`),
    body: { allowed },
    headers: { 'if-match': ifMatch },
  });
const ask = (calls: string[]) => releases.service.internal.askForCalls({ name: 'mfe_users', calls });

it('W9 a part may make the calls that it declares until an operator decides, who is asked when a build wants more', async () => {
  expect(await list()).toMatchObject([
    { part: 'mfe_users', declared: ['getMe', 'listUsers'], allowed: null, asked: [] },
  ]);
  expect(await ask(['getMe', 'deleteUser'])).toEqual({ refused: [] });
  expect(await releases.service.internal.readAllowedCalls({})).toEqual({});

  expect((await decide(['listUsers', 'getMe'], '"0"')).body).toMatchObject({
    allowed: ['getMe', 'listUsers'],
  });
  expect(await ask(['getMe', 'deleteUser'])).toEqual({ refused: ['deleteUser'] });
  const [{ asked, etag }] = await list();
  expect(asked).toEqual(['deleteUser']);

  await decide(['getMe', 'listUsers', 'deleteUser'], etag);
  expect(await ask(['getMe', 'deleteUser'])).toEqual({ refused: [] });
  const [part] = await list();
  expect(part).toMatchObject({ asked: [], changes: [{ by: `operator ${OPERATOR}` }, {}] });
  expect(await releases.service.internal.readAllowedCalls({})).toEqual({
    mfe_users: ['deleteUser', 'getMe', 'listUsers'],
  });
});

it('others than operators decide nothing, and neither does a stale page', async () => {
  expect((await releases.as('admin')('/mf/calls')).status).toBe(403);
  expect((await decide(null, '"2"', 'admin')).status).toBe(403);
  expect(await decide(null, '"0"')).toMatchObject({ status: 412, body: { code: 'version_conflict' } });
  expect((await decide(['No such name'], '"2"')).status).toBe(422);
});
