import { Router } from 'express';
import { listen } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createGateway } from './createGateway';
import { alive, createProbe, echo, logger, secrets } from './testing/probe';
import { testReleases } from './testing/testReleases';

const limitedGateway = (env: Record<string, string> = {}) => {
  const limited = { ...echo, limit: 'signup' };
  const app = createGateway({
    identity: alive,
    settings: { ...loadSettings(env), RATE_LIMITS: true },
    secrets,
    logger,
    endpoints: [limited],
    services: {
      identity: { router: createProbe() },
      websites: { router: Router() },
      consents: { router: Router() },
      scanner: { router: Router() },
      releases: { router: Router() },
      notify: { router: Router() },
      compliance: { router: Router() },
    },
    sdkFiles: (_req, res) => void res.type('js').send('void 0'),
    releases: testReleases(),
    checks: {},
  });
  return listen(app, '127.0.0.1', 0, 'PORT');
};

it.each([
  ['IPv6 addresses of a /64', (at: number) => `2001:db8::${at}`],
  ['a mapped address', (at: number) => (at % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')],
  ['ports', (at: number) => `203.0.113.9:${40_000 + at}`],
  ['what is no address', (at: number) => `host-${at}`],
])('V-07 %s do not get past a limit, as a trusted proxy tells them', async (_what, address) => {
  const server = await limitedGateway({ TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let at = 1; at <= 6; at += 1) {
    const answer = await fetch(`${server.url}/api/v1/echo`, {
      method: 'POST',
      body: '{"word":"a"}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(at) },
    });
    statuses.push(answer.status);
  }
  await server.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('V-12 random scripts are refused after a while, and pages may read when to come again', async () => {
  const server = await limitedGateway();
  let refused: Response | null = null;
  for (let at = 0; refused === null && at < 1_300; at += 1) {
    const answer = await fetch(`${server.url}/sdk/v1/nobody${String(at).padStart(6, '0')}.js`);
    await answer.arrayBuffer();
    if (answer.status === 429) refused = answer;
  }
  await server.close();
  expect(refused?.headers.get('access-control-allow-origin')).toBe('*');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('counts calls and answers 429 with Retry-After when there are too many', async () => {
  const server = await limitedGateway();
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
    identity: alive,
    settings: loadSettings({}),
    secrets,
    logger,
    endpoints: [],
    services: {
      identity: { router: Router() },
      websites: { router: Router() },
      consents: { router: Router() },
      scanner: { router: Router() },
      releases: { router: Router() },
      notify: { router: Router() },
      compliance: { router: Router() },
    },
    sdkFiles: Router(),
    releases: testReleases(),
    checks: { database: async () => 'down' },
  });
  const first = await listen(app, '127.0.0.1', 0, 'PORT');
  await expect(listen(app, '127.0.0.1', first.port, 'PORT')).rejects.toThrow(/in use.*set PORT/);
  const ready = await fetch(`${first.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', dependencies: { database: 'down' } });
  await first.close();
});

it('HT-07b the document of the API tells nothing of the installation but its address', async () => {
  const app = createGateway({
    identity: alive,
    settings: loadSettings({ CONTACT_ADDRESS: 'a street', OPERATOR_EMAILS: 'operator@example.ac.th' }),
    secrets,
    logger,
    endpoints: [echo],
    services: {
      identity: { router: Router() },
      websites: { router: Router() },
      consents: { router: Router() },
      scanner: { router: Router() },
      releases: { router: Router() },
      notify: { router: Router() },
      compliance: { router: Router() },
    },
    sdkFiles: Router(),
    releases: testReleases(),
    checks: {},
  });
  const server = await listen(app, '127.0.0.1', 0, 'PORT');
  const answer = await fetch(`${server.url}/api/v1/openapi.json`);
  const text = await answer.text();
  expect(text).toContain('/echo');
  expect(text).not.toMatch(/a street|operator@/);
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/api/v1/openapi.json`, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect([answer.status, again.status]).toEqual([200, 304]);
  await server.close();
});
