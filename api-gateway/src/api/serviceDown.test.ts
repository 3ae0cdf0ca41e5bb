import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Router } from 'express';
import { endpoints } from '@yinyom/contracts/endpoints';
import type { ServiceName } from '@yinyom/contracts/service/services';
import { MESSAGES } from '@yinyom/texts/sentences/messageText';
import { listen, serviceApp, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { nobodyThere } from '@yinyom/testing/nobodyThere';
import { createGateway } from '../createGateway';
import { remoteCheck } from '../health/remoteCheck';
import { rememberedFiles } from '../sdk/rememberedFiles';
import { access, alive, logger, secrets } from '../testing/probe';
import { forwardTo } from './serviceTarget';
import { testReleases } from '../testing/testReleases';

/** A gateway whose services all run elsewhere, at one address. */
const gatewayTo = (url: string): Promise<RunningServer> => {
  const target = { url, service: 'probe' };
  const services = {
    identity: target,
    websites: target,
    consents: target,
    scanner: target,
    releases: target,
    notify: target,
    compliance: target,
  };
  const check = remoteCheck(target, secrets.INTERNAL_SECRET);
  return listen(
    createGateway({
      settings: loadSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
      secrets,
      logger,
      endpoints,
      services,
      identity: alive,
      sdkFiles: rememberedFiles((watch) => forwardTo(target, secrets.INTERNAL_SECRET, watch)),
      releases: testReleases(),
      checks: Object.fromEntries(Object.keys(services).map((name) => [name, check])),
    }),
    '127.0.0.1',
    0,
    'PORT',
  );
};

/** A service that hangs up when it is asked, before or in the middle of its answer. */
const hangsUp = async (begins: boolean) => {
  const server = createServer((req, res) => {
    if (begins) res.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => req.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

/** One call of each kind and service: with and without a token, of a visitor's script, the script itself. */
const CALLS: [string, string, string, RequestInit][] = [
  ['identity', 'POST', '/api/v1/guest/login', { body: '{"email":"a@b.co.th","password":"x"}' }],
  ['identity, logged in', 'GET', '/api/v1/me', { headers: { authorization: `Bearer ${access()}` } }],
  ['websites, for visitors', 'GET', '/api/v1/public/sites/demo-website-key0001/config', {}],
  ['consents, for visitors', 'POST', '/api/v1/public/sites/demo-website-key0001/consents', { body: '{}' }],
  ['the script', 'GET', '/sdk/v1/demo-website-key0001.js', {}],
];
const call = (gateway: RunningServer, method: string, path: string, init: RequestInit = {}, lang = 'en') =>
  fetch(gateway.url + path, {
    method,
    ...init,
    headers: { 'content-type': 'application/json', 'accept-language': lang, ...init.headers },
  });

const expectUnavailable = async (answer: Response, lang: 'en' | 'th' = 'en') => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    message: MESSAGES[lang].unavailable,
    code: 'unavailable',
    request_id: answer.headers.get('x-request-id'),
  });
};

describe('O12 a service in another process that is down', () => {
  let gateway: RunningServer;
  let nobody: Awaited<ReturnType<typeof nobodyThere>>;
  beforeAll(async () => {
    nobody = await nobodyThere();
    gateway = await gatewayTo(`http://127.0.0.1:${nobody.port}`);
  });
  afterAll(async () => {
    await gateway.close();
    await nobody.close();
  });

  it.each(CALLS)(
    '%s: the documented answer, in the language of the reader',
    async (_what, method, path, init) => {
      await expectUnavailable(await call(gateway, method, path, init, 'en'), 'en');
      await expectUnavailable(await call(gateway, method, path, init, 'th'), 'th');
    },
  );

  it('lets a page of any origin read how long its script has to wait', async () => {
    const [, method = '', path = '', init] = CALLS[3] ?? [];
    const answer = await call(gateway, method, path, init);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it.each(
    endpoints
      .filter(({ auth }) => auth === 'site' || auth === 'receipt')
      .map(({ method, path }) => [method, path.replace(/:\w+/g, 'demo-website-key0001')]),
  )('N20: a page may read why %s %s was refused', async (method, path) => {
    const body = method === 'POST' ? { body: '{' } : {};
    const answer = await call(gateway, method, `/api/v1${path}`, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is named at /readyz', async () => {
    const answer = await fetch(`${gateway.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ dependencies: { websites: 'down' } });
  });
});

it('O12 a service that hangs up before it answers: the documented answer', async () => {
  const service = await hangsUp(false);
  const gateway = await gatewayTo(service.url);
  await expectUnavailable(await call(gateway, 'GET', '/api/v1/public/sites/demo-website-key0001/config'));
  await gateway.close();
  service.server.close();
});

it('O12 a service that ends in the middle of its answer: the reader learns that it is not whole', async () => {
  const service = await hangsUp(true);
  const gateway = await gatewayTo(service.url);
  const answer = await call(gateway, 'GET', '/api/v1/public/sites/demo-website-key0001/config');
  await expect(answer.text()).rejects.toThrow();
  await gateway.close();
  service.server.close();
});

describe('P4 a service with another INTERNAL_SECRET', () => {
  let service: RunningServer;
  let gateway: RunningServer;
  beforeAll(async () => {
    const name: ServiceName = 'websites';
    const probe = {
      name,
      router: Router(),
      contract: {},
      internal: {},
      database: { db: { command: async () => ({ ok: 1 }) } } as never,
      close: async () => undefined,
    };
    service = await listen(
      serviceApp(probe, keyRing('x'.repeat(40)), logger),
      '127.0.0.1',
      0,
      'SERVICE_PORT',
    );
    gateway = await gatewayTo(service.url);
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });

  it('is not ready, and /readyz says that it refuses us', async () => {
    const answer = await fetch(`${gateway.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ dependencies: { websites: 'refused', identity: 'refused' } });
    // By itself it is well: whoever runs it looks there, too.
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it.each(CALLS)('%s: nobody is told to log in for it', async (_what, method, path, init) => {
    await expectUnavailable(await call(gateway, method, path, init));
  });
});
