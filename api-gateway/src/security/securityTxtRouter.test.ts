import { Router } from 'express';
import { SECURITY_TXT_DAYS, SECURITY_TXT_PATH } from '@yinyom/contracts/service/securityTxt';
import { listen, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createGateway } from '../createGateway';
import { alive, createProbe, echo, logger, secrets } from '../testing/probe';
import { testReleases } from '../testing/testReleases';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = async (env: Record<string, string>, path = SECURITY_TXT_PATH): Promise<Response> => {
  const app = createGateway({
    identity: alive,
    settings: loadSettings(env),
    secrets,
    logger,
    endpoints: [echo],
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
  return fetch(`${server.url}${path}`);
};

/** Fields of RFC 9116, in their order. */
const fieldsOf = (text: string): [string, string][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);

it('names contact, languages, policy and its own address, and expires in 180 days', async () => {
  const answer = await ask({
    SECURITY_CONTACT: 'security@example.ac.th, https://example.ac.th/report',
    SECURITY_POLICY: 'https://example.ac.th/security',
    SECURITY_LANGUAGES: 'th, en',
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = fieldsOf(await answer.text());
  const expires = fields.find(([name]) => name === 'Expires')?.[1] ?? '';
  expect(fields).toEqual([
    ['Contact', 'mailto:security@example.ac.th'],
    ['Contact', 'https://example.ac.th/report'],
    ['Expires', expires],
    ['Preferred-Languages', 'th, en'],
    ['Canonical', 'http://localhost:4000/.well-known/security.txt'],
    ['Policy', 'https://example.ac.th/security'],
  ]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(SECURITY_TXT_DAYS - 1.1);
  expect(days).toBeLessThanOrEqual(SECURITY_TXT_DAYS);
});

it('the page of the API leads to it', async () => {
  const answer = await ask({ SECURITY_CONTACT: 'security@example.ac.th' }, '/en/docs/api');
  expect(await answer.text()).toContain(`href="${SECURITY_TXT_PATH}"`);
});

it('does not exist without a contact, and no page leads to it', async () => {
  expect((await ask({})).status).toBe(404);
  await server?.close();
  expect(await (await ask({}, '/en/docs/api')).text()).not.toContain(SECURITY_TXT_PATH);
});

it.each(['http://example.ac.th/report', 'javascript:alert(1)', 'nowhere'])(
  'a contact must be a mail address, a telephone number or an https address: not %s',
  (contact) => {
    expect(() => loadSettings({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/);
  },
);
