import path from 'node:path';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { makePartToken, setPartCalls } from '@yinyom/contracts/release/partCalls';
import { setPartFlag } from '@yinyom/contracts/release/partFlags';
import { readPartToken, signPartToken } from '@yinyom/service-kit/auth/accessToken';
import { access, secrets, who } from '../testing/probe';
import { writeRelease } from '../testing/releases';
import { startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';
import { createPartBuilds } from './partBuilds';
import { createPartGuard } from './partGuard';
import { testReleases } from '../testing/testReleases';

const declared = (calls?: string[]): Declared => ({
  name: 'mfe_users',
  namespaces: [],
  slots: [],
  pages: [],
  ...(calls && { calls }),
});

let gateway: ProbeGateway;
let session: string;
beforeAll(async () => {
  gateway = await startProbeGateway('in the gateway process');
  session = access();
  const releases = path.join(gateway.folder, 'releases');
  await writeRelease(releases, 'mfe-users', { build: 'b1' }, declared([who.name]));
  await writeRelease(releases, 'mfe-plain', { build: 'b1' }, { ...declared(), name: 'mfe_plain' });
  const greedy = {
    ...declared([who.name, makePartToken.name, setPartFlag.name, setPartCalls.name]),
    name: 'mfe_greedy',
  };
  await writeRelease(releases, 'mfe-greedy', { build: 'b1' }, greedy);
  await writeRelease(releases, 'mfe-other', { build: 'b1' }, { ...declared(['echo']), name: 'mfe_other' });
});
afterAll(() => gateway.stop());

const make = async (part: string, hash = 'h', token = session) => {
  const answer = await fetch(`${gateway.url}/api/v1/mf/part-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ part, hash }),
  });
  return { status: answer.status, body: (await answer.json()) as { token: string; code?: string } };
};
const ask = async (token: string) => {
  const answer = await gateway.get('/api/v1/who', { authorization: `Bearer ${token}` });
  return { status: answer.status, body: (await answer.json()) as { user_id?: string; code?: string } };
};

it('W9 the token of a part makes the calls that its build declares as the signed-in user, and no other', async () => {
  const { status, body } = await make('mfe_users');
  expect(status).toBe(200);
  expect(readPartToken(body.token, secrets.JWT_SECRET)).toMatchObject({ part: 'mfe_users', build: 'b1' });
  expect(await ask(body.token)).toEqual({ status: 200, body: await ask(session).then((one) => one.body) });

  const other = (await make('mfe_other')).body.token;
  expect(await ask(other)).toMatchObject({ status: 403, body: { code: 'part_call_refused' } });
  // Nor does it make tokens, for itself or for others.
  expect(await make('mfe_users', 'h', body.token)).toMatchObject({
    status: 403,
    body: { code: 'part_call_refused' },
  });
});

/** The token of a part with other claims, signed by the platform: only the store can refuse it. */
const signedWith = (token: string, changes: { build?: string; about?: string }): string => {
  const claims = readPartToken(token, secrets.JWT_SECRET);
  if (!claims) throw new Error('no token of a part');
  return signPartToken({ ...claims, ...changes }, secrets.JWT_SECRET);
};

it('a token that was changed, and one of a build that the store has not, open nothing', async () => {
  const { token } = (await make('mfe_users')).body;
  const [head, claims = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...said, part: 'mfe_plain' })).toString('base64url');
  expect((await ask([head, changed, signature].join('.'))).status).toBe(401);
  expect((await ask(signedWith(token, {}))).status).toBe(200);
  expect((await ask(signedWith(token, { about: 'f'.repeat(64) }))).status).toBe(401);
  expect((await ask(signedWith(token, { build: 'b2' }))).status).toBe(401);
  expect((await make('mfe_users', 'unknown')).status).toBe(404);
  expect((await make('mfe_nothing')).status).toBe(404);
  // A part without declared calls makes them with the session.
  expect((await make('mfe_plain')).status).toBe(404);
  expect((await make('mfe_users', 'h', 'none')).status).toBe(401);
});

const CONTEXT = { log: { warn: () => undefined }, caller: null } as never;
/** The guard of a gateway by itself. @param decided by part, the calls that operators allowed */
const guardOf = (decided: Record<string, string[]>) =>
  createPartGuard({
    jwtSecret: secrets.JWT_SECRET,
    builds: createPartBuilds(testReleases(path.join(gateway.folder, 'releases')).store),
    readAllowed: () => Promise.resolve(decided),
  });

it('a part gets no tokens and decides about no part, although its build declares these calls', async () => {
  const { token } = (await make('mfe_greedy')).body;
  const refused = { status: 403, body: { code: 'part_call_refused' } };
  expect(await make('mfe_greedy', 'h', token)).toMatchObject(refused);
  for (const call of [setPartFlag, setPartCalls])
    await expect(guardOf({}).admit(token, call, CONTEXT)).rejects.toMatchObject({
      code: 'part_call_refused',
    });
  await guardOf({}).admit(token, who, CONTEXT);
});

it('what an operator does not allow is refused although the build declares it', async () => {
  const { token } = (await make('mfe_users')).body;
  const allowed: Record<string, string[]> = {};
  const admit = (decided: Record<string, string[]>) => guardOf(decided).admit(token, who, CONTEXT);
  await admit(allowed);
  await admit({ mfe_users: ['who'] });
  await expect(admit({ mfe_users: ['echo'] })).rejects.toMatchObject({ code: 'part_call_refused' });
  await expect(admit({ mfe_users: [] })).rejects.toMatchObject({ status: 403 });
});
