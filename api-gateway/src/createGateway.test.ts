import { Router } from 'express';
import { listen } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createGateway } from './createGateway';
import { createProbe, echo, logger, secrets } from './testing/probe';

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
    checks: { database: async () => 'down' },
  });
  const first = await listen(app, '127.0.0.1', 0, 'PORT');
  await expect(listen(app, '127.0.0.1', first.port, 'PORT')).rejects.toThrow(/in use.*set PORT/);
  const ready = await fetch(`${first.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', dependencies: { database: 'down' } });
  await first.close();
});
