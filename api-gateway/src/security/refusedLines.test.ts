import { Router } from 'express';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createGateway } from '../createGateway';
import { alive, createProbe, echo, secrets, who } from '../testing/probe';
import { testReleases } from '../testing/testReleases';

interface Line {
  msg: string;
  status?: number;
  code?: string;
}
const lines: Line[] = [];
const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line) as Line) });

let server: RunningServer;
beforeAll(async () => {
  const app = createGateway({
    identity: alive,
    settings: { ...loadSettings({}), RATE_LIMITS: true },
    secrets,
    logger,
    endpoints: [{ ...echo, limit: 'signup' }, who],
    services: {
      identity: { router: createProbe() },
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
  server = await listen(app, '127.0.0.1', 0, 'PORT');
});
afterAll(() => server.close());

const send = (body: string) =>
  fetch(`${server.url}/api/v1/echo`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

it('V16.3.3 the line of a refused request says why: broken input, forged tokens, exceeded limits', async () => {
  await send('{"word":"a"}');
  await send('{"word":');
  await send('{"word":"a","more":1}');
  await fetch(`${server.url}/api/v1/who`, { headers: { authorization: 'Bearer forged' } });
  for (let call = 0; call < 4; call += 1) await send('{"word":"a"}');
  const answered = lines.filter(({ msg }) => msg === 'answered').map(({ status, code }) => [status, code]);
  expect(answered.slice(0, 4)).toEqual([
    [200, undefined],
    [400, 'malformed_json'],
    [422, 'unknown_field'],
    [401, 'unauthorized'],
  ]);
  expect(answered.at(-1)).toEqual([429, 'rate_limited']);
});
