import { generateKeyPairSync } from 'node:crypto';
import { Router } from 'express';
import jwt from 'jsonwebtoken';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { endpoint, type AnyEndpoint } from '@yinyom/contracts/endpoint';
import { line } from '@yinyom/contracts/fields';
import { AppError } from '@yinyom/service-kit/AppError';
import { signToken } from '@yinyom/service-kit/auth/accessToken';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen, serviceApp, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import type { ServiceTarget } from './api/serviceTarget';
import { createGateway } from './createGateway';

const secrets = {
  JWT_SECRET: 'j'.repeat(40),
  INTERNAL_SECRET: 'i'.repeat(40),
  INGEST_SECRET: 'g'.repeat(40),
  DATA_SECRET: 'd'.repeat(40),
};
const logger = createLogger('silent');
const alive: IdentityClient = {
  authorize: async () => ({ session_alive: true, role: null, organization_name: null }),
  listMemberships: async () => [],
  findMembers: async () => [],
  sendScanMail: async () => ({ sent: 0 }),
  listAudit: async () => ({ entities: [], has_more: false }),
  recordAudit: async () => null,
};

const who = endpoint({
  name: 'who',
  service: 'identity',
  method: 'GET',
  path: '/who',
  auth: 'bearer',
  role: 'self',
  summary: 'Tells who calls',
  answer: z.object({ user_id: z.string(), ip: z.string() }),
});
const echo = endpoint({
  name: 'echo',
  service: 'identity',
  method: 'POST',
  path: '/echo',
  auth: 'none',
  summary: 'Says it back',
  body: z.strictObject({ word: line(20) }),
  answer: z.object({ word: z.string() }),
});
const fail = endpoint({
  name: 'fail',
  service: 'identity',
  method: 'GET',
  path: '/fail',
  auth: 'none',
  summary: 'Fails',
});
const down = endpoint({
  name: 'down',
  service: 'identity',
  method: 'GET',
  path: '/down',
  auth: 'none',
  summary: 'Down',
});
const strange = {
  ...endpoint({
    name: 'strange',
    service: 'identity',
    method: 'GET',
    path: '/strange',
    auth: 'none',
    summary: 'Unknown guard',
  }),
  auth: 'moonlight',
} as unknown as AnyEndpoint;
const endpoints = [who, echo, fail, down, strange];

/** A service made of declared calls, as the real ones are. */
const createProbe = () => {
  const router = Router();
  const bind = routeBinder(router, alive);
  bind(who, async ({ context }) => ({ user_id: context.caller?.userId ?? '', ip: context.ip }));
  bind(echo, async ({ body }) => ({ word: body.word }));
  bind(fail, async () => {
    throw new Error('a secret detail of the machine');
  });
  bind(down, async () => {
    throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
  });
  return router;
};

const access = (userId = 'u1') => signToken({ userId, sessionId: 's1', kind: 'access' }, secrets.JWT_SECRET);

describe.each(['in the gateway process', 'behind a proxy'])('a service %s', (place) => {
  let gateway: RunningServer;
  let service: RunningServer | null = null;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yinyom-gateway-'));
    const shellDir = path.join(folder, 'shell');
    await mkdir(shellDir, { recursive: true });
    await writeFile(
      path.join(shellDir, 'index.html'),
      '<html><meta name="release-key" content="__RELEASE_KEY__"><script nonce="__CSP_NONCE__" src="/main.abcdef12.js"></script></html>',
    );
    await writeFile(path.join(shellDir, 'main.abcdef12.js'), 'export {}');
    const router = createProbe();
    let target: ServiceTarget = { router };
    if (place === 'behind a proxy') {
      const probe = {
        name: 'probe',
        router,
        contract: {},
        internal: {},
        database: {} as never,
        close: async () => undefined,
      };
      service = await listen(
        serviceApp(probe, secrets.INTERNAL_SECRET, logger),
        '127.0.0.1',
        0,
        'SERVICE_PORT',
      );
      target = { url: service.url };
    }
    const settings = {
      ...loadSettings({}),
      SHELL_DIR: shellDir,
      RATE_LIMITS: false,
      REMOTE_ORIGINS: ['https://cdn.example.org'],
    };
    const app = createGateway({
      settings,
      secrets,
      logger,
      endpoints,
      services: { identity: target, websites: target, consents: target, scanner: target },
      sdkFiles: (_req, res) => void res.type('js').send('void 0'),
      releasesDir: path.join(folder, 'releases'),
      checks: {},
    });
    gateway = await listen(app, '127.0.0.1', 0, 'PORT');
  });

  afterAll(async () => {
    await gateway.close();
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => fetch(gateway.url + url, { headers });
  const post = (url: string, body: string, type = 'application/json') =>
    fetch(gateway.url + url, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'accept-language': 'en' },
    });

  it('answers a declared call', async () => {
    const answer = await post('/api/v1/echo', JSON.stringify({ word: '  ยินยอม ' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ word: 'ยินยอม' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the service who calls, from the token alone', async () => {
    const answer = await get('/api/v1/who', {
      authorization: `Bearer ${access('somebody')}`,
      'x-user-id': 'root',
    });
    expect(await answer.json()).toMatchObject({ user_id: 'somebody' });
  });

  it.each([
    ['malformed JSON', '{"word":', 'application/json', 400, 'malformed_json'],
    ['a database operator', '{"word":{"$ne":1}}', 'application/json', 400, 'malformed_json'],
    ['a prototype key', '{"__proto__":{"x":1},"word":"a"}', 'application/json', 400, 'malformed_json'],
    ['an unknown field', '{"word":"a","role":1000}', 'application/json', 422, 'unknown_field'],
    ['a missing field', '{}', 'application/json', 422, 'validation_failed'],
    ['a wrong type', '{"word":7}', 'application/json', 422, 'validation_failed'],
    ['another content type', '<word/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      'an oversized body',
      JSON.stringify({ word: 'x'.repeat(110_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
  ])('D-T6, J-01, J-02: answers %s with the error shape', async (_what, body, type, status, code) => {
    const answer = await post('/api/v1/echo', body, type);
    expect(answer.status).toBe(status);
    const error = await answer.json();
    expect(error).toMatchObject({
      code,
      message: expect.any(String),
      request_id: answer.headers.get('x-request-id'),
    });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('says what is wrong with a field in the language of the reader', async () => {
    const answer = await fetch(`${gateway.url}/api/v1/echo`, {
      method: 'POST',
      body: '{"word":" "}',
      headers: { 'content-type': 'application/json' },
    });
    expect((await answer.json()).errors).toEqual([
      { field: 'word', code: 'required', message: 'โปรดกรอกข้อมูลนี้' },
    ]);
  });

  it.each([
    ['an unknown parameter', '?x=1', 'unknown_parameter'],
    ['a repeated parameter', '?x=1&x=2', 'repeated_parameter'],
  ])('J-03: refuses %s', async (_what, query, code) => {
    const answer = await get(`/api/v1/who${query}`, { authorization: `Bearer ${access()}` });
    expect(answer.status).toBe(400);
    expect((await answer.json()).code).toBe(code);
  });

  it('hides the details of a fault and keeps the id that finds them in the log', async () => {
    const answer = await get('/api/v1/fail');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain('secret detail');
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error', request_id: expect.any(String) });
  });

  it('passes on that something is unavailable, with when to try again', async () => {
    const answer = await get('/api/v1/down');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('D-48: answers a call whose guard nobody knows with unknown_middleware', async () => {
    const answer = await get('/api/v1/strange');
    expect(answer.status).toBe(500);
    expect((await answer.json()).code).toBe('unknown_middleware');
  });

  it('answers 404 for an unknown call and 405 with Allow for a wrong method', async () => {
    expect((await get('/api/v1/nothing')).status).toBe(404);
    const answer = await fetch(`${gateway.url}/api/v1/echo`, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  const claims = { sub: 'u1', sid: 's1', typ: 'access', iss: 'yinyom', aud: 'yinyom-api' };
  const signed = (changes: object, options: jwt.SignOptions = {}) =>
    jwt.sign({ ...claims, ...changes }, secrets.JWT_SECRET, { expiresIn: 60, ...options });
  it.each([
    ['no token', ''],
    ['not a token', 'Bearer x.y.z'],
    ['alg none', `Bearer ${jwt.sign(claims, '', { algorithm: 'none' })}`],
    ['another secret', `Bearer ${jwt.sign(claims, 'z'.repeat(40))}`],
    ['another algorithm', `Bearer ${jwt.sign(claims, secrets.JWT_SECRET, { algorithm: 'HS512' })}`],
    ['a stripped signature', `Bearer ${access().split('.').slice(0, 2).join('.')}.`],
    ['another audience', `Bearer ${signed({ aud: 'other' })}`],
    ['another issuer', `Bearer ${signed({ iss: 'other' })}`],
    ['another kind', `Bearer ${signed({ typ: 'otp' })}`],
    ['no session', `Bearer ${signed({ sid: undefined })}`],
    ['a passed date', `Bearer ${signed({}, { expiresIn: -10 })}`],
    ['a date to come', `Bearer ${signed({ nbf: Math.floor(Date.now() / 1000) + 600 })}`],
    [
      'a one-time token',
      `Bearer ${signToken({ userId: 'u1', sessionId: 's1', kind: 'otp' }, secrets.JWT_SECRET)}`,
    ],
  ])('A-13, A-08: refuses %s', async (_what, authorization) => {
    const answer = await get('/api/v1/who', { authorization });
    expect(answer.status).toBe(401);
    expect((await answer.json()).code).toBe('unauthorized');
  });

  it('T-13: takes no forwarded address from a client', async () => {
    const answer = await get('/api/v1/who', {
      authorization: `Bearer ${access()}`,
      'x-forwarded-for': '203.0.113.9',
    });
    expect((await answer.json()).ip).toMatch(/127\.0\.0\.1$/);
  });

  if (place === 'behind a proxy') {
    it('T-12: a service of its own takes nothing that the gateway did not sign, and each pass once', async () => {
      const direct = (headers: Record<string, string>) => fetch(`${service?.url}/api/v1/who`, { headers });
      expect((await direct({ authorization: `Bearer ${access()}`, 'x-user-id': 'u1' })).status).toBe(401);
      const caller = { userId: 'u1', sessionId: 's1', kind: 'access' } as const;
      const forged = signPass({ caller, ip: '' }, 'GET', '/api/v1/who', 'x'.repeat(40));
      expect((await direct({ [PASS_HEADER]: forged })).status).toBe(401);
      const other = signPass({ caller, ip: '' }, 'GET', '/api/v1/echo', secrets.INTERNAL_SECRET);
      expect((await direct({ [PASS_HEADER]: other })).status).toBe(401);
      const pass = signPass({ caller, ip: '' }, 'GET', '/api/v1/who', secrets.INTERNAL_SECRET);
      expect((await direct({ [PASS_HEADER]: pass })).status).toBe(200);
      expect((await direct({ [PASS_HEADER]: pass })).status).toBe(401);
    });
  }

  it('serves the console page for page addresses only, with a nonce that is never the same', async () => {
    const first = await get('/en/websites', { accept: 'text/html' });
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1];
    expect(nonce).toMatch(/^[\w+/=]{16,}$/);
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(first.headers.get('content-security-policy')).toContain('https://cdn.example.org');
    expect(first.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await (await get('/', { accept: 'text/html' })).text()).not.toContain(`"${nonce}"`);
    const script = await get('/main.abcdef12.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    expect(script.headers.has('content-security-policy')).toBe(false);
    expect((await get('/missing.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/websites', { accept: 'application/json' })).status).toBe(404);
  });

  it.each([
    ['/', 200],
    ['/en', 200],
    ['/websites/6b014f2a53935590f573ede5', 200],
    ['/kh/twofa/registration?secret=x', 200],
    ['/nowhere', 404],
    ['/en/websitesx', 404],
    ['/fr/login', 404],
    ['/404', 404],
  ])('answers %s with the console page and status %d', async (url, status) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<script');
  });

  it('A-19: nobody may frame the console, and no other website reads an answer or asks with a cookie', async () => {
    const { headers } = await get('/en/login', { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    const foreign = { origin: 'https://evil.example', cookie: `token=${access()}` };
    const answer = await get('/api/v1/who', foreign);
    expect(answer.status).toBe(401);
    const asked = await fetch(`${gateway.url}/api/v1/who`, {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'GET' },
    });
    for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie'])
      expect([answer.headers.get(name), asked.headers.get(name)]).toEqual([null, null]);
  });

  it('T-14: an address that only looks like a file of the API is not found', async () => {
    expect((await get('/api/v1/who/x.css', { authorization: `Bearer ${access()}` })).status).toBe(404);
  });

  it('D-T8: writes the public half of the release key into the page, and nothing while there is none', async () => {
    const keyInPage = async () =>
      /name="release-key" content="([^"]*)"/.exec(
        await (await get('/', { accept: 'text/html' })).text(),
      )?.[1];
    expect(await keyInPage()).toBe('');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    await writeFile(
      path.join(folder, 'release-key.pem'),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    expect(await keyInPage()).toBe(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
  });

  it('D-T8: lists the released remotes, follows a moved pointer, ignores what is not a release, is unsigned or lies on a host that nobody allowed', async () => {
    const write = async (room: string, text: string) => {
      await mkdir(path.join(folder, 'releases', room), { recursive: true });
      await writeFile(path.join(folder, 'releases', room, 'current.json'), text);
    };
    const signed = {
      integrity: { manifest: 'sha256-m', entry: 'sha256-e' },
      released_at: '2026-11-21T10:00:00.000Z',
      signature: 's',
    };
    const release = (build: string) => ({
      name: 'mfe_users',
      build,
      entry: `/mfe/mfe-users/${build}/mf-manifest.json`,
      ...signed,
    });
    await write('mfe-users', JSON.stringify(release('aaaa1111')));
    await write('mfe-broken', '{');
    const { signature: _, ...unsigned } = release('uuuu');
    await write('mfe-unsigned', JSON.stringify(unsigned));
    await write(
      'mfe-evil',
      JSON.stringify({
        ...signed,
        name: 'mfe_evil',
        build: 'b',
        entry: 'https://evil.example/mf-manifest.json',
      }),
    );
    await write(
      'mfe-far',
      JSON.stringify({
        ...signed,
        name: 'mfe_far',
        build: 'c',
        entry: 'https://cdn.example.org/mf-manifest.json',
      }),
    );
    const names = async () =>
      (await (await get('/mf/remotes.json')).json()).remotes.map(
        (r: { name: string; build: string }) => `${r.name} ${r.build}`,
      );
    expect(await names()).toEqual(['mfe_far c', 'mfe_users aaaa1111']);
    await write('mfe-users', JSON.stringify(release('bbbb2222')));
    expect(await names()).toEqual(['mfe_far c', 'mfe_users bbbb2222']);
    expect((await get('/mfe/mfe-users/current.json')).status).toBe(404);
  });
});

it('counts calls and answers 429 with Retry-After when there are too many', async () => {
  const settings = { ...loadSettings({}), RATE_LIMITS: true };
  const limited = { ...echo, limit: 'signup' };
  const app = createGateway({
    settings,
    secrets,
    logger,
    endpoints: [limited],
    services: {
      identity: { router: createProbe() },
      websites: { router: Router() },
      consents: { router: Router() },
      scanner: { router: Router() },
    },
    sdkFiles: Router(),
    releasesDir: '/nonexistent',
    checks: {},
  });
  const server = await listen(app, '127.0.0.1', 0, 'PORT');
  const statuses: number[] = [];
  let last: Response | null = null;
  for (let call = 0; call < 6; call += 1) {
    last = await fetch(`${server.url}/api/v1/echo`, {
      method: 'POST',
      body: '{"word":"a"}',
      headers: { 'content-type': 'application/json' },
    });
    statuses.push(last.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  await server.close();
});

it('says which setting to change when the port is taken', async () => {
  const app = createGateway({
    settings: loadSettings({}),
    secrets,
    logger,
    endpoints: [],
    services: {
      identity: { router: Router() },
      websites: { router: Router() },
      consents: { router: Router() },
      scanner: { router: Router() },
    },
    sdkFiles: Router(),
    releasesDir: '/nonexistent',
    checks: { database: async () => false },
  });
  const first = await listen(app, '127.0.0.1', 0, 'PORT');
  await expect(listen(app, '127.0.0.1', first.port, 'PORT')).rejects.toThrow(/in use.*set PORT/);
  const ready = await fetch(`${first.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', dependencies: { database: 'down' } });
  await first.close();
});
