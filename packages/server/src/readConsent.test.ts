import express from 'express';
import type { AddressInfo } from 'node:net';
import { allowedSetCookies, consentMiddleware, consentOf } from './adapters';
import { readConsent } from './readConsent';
import { CASES, vectors } from './testing/cases';
import { vendorStates } from './vendorStates';

const DAY_MS = 86_400_000;
const [, statistics = '', all = ''] = vectors.read.map(([, cookie]) => cookie);
const options = { siteKey: vectors.site_key, secret: vectors.secret, now: vectors.today * DAY_MS };

it.each(CASES.map((each) => [each.what, each] as const))('%s', async (_what, each) => {
  const choice = await readConsent(each.header, {
    siteKey: each.site_key,
    secret: each.secrets,
    minVersion: each.min_version,
    validDays: each.valid_days,
    now: each.today * DAY_MS,
  });
  expect(choice && [choice[2], choice[3], choice[4]]).toEqual(each.found);
});

it('a choice says which version was shown, and when', async () => {
  expect(await readConsent(`yy_c=${all}`, options)).toEqual({
    1: true,
    2: true,
    3: true,
    4: true,
    version: 7,
    day: 20_779,
  });
});

it.each(['', 'short', 'a'.repeat(44), '!'.repeat(43)])(
  'a secret that is none is told: %j',
  async (secret) => {
    const telling = secret === '' ? 'secret is missing' : '32 bytes';
    await expect(readConsent(`yy_c=${all}`, { ...options, secret })).rejects.toThrow(telling);
    // To whoever comes first, not only to visitors who have decided.
    await expect(readConsent(undefined, { ...options, secret })).rejects.toThrow(telling);
    expect(() => consentMiddleware({ ...options, secret })).toThrow(telling);
  },
);

it('E3-17: variables that nobody set are told when the middleware is made', () => {
  const unset = undefined as unknown as string;
  expect(() => consentMiddleware({ ...options, secret: unset })).toThrow('secret is missing');
  expect(() => consentMiddleware({ ...options, secret: [] })).toThrow('secret is missing');
  expect(() => consentMiddleware({ ...options, siteKey: unset })).toThrow('siteKey is missing');
});

it('Express has the choice on the request, over real HTTP', async () => {
  const app = express();
  app.use(consentMiddleware(options));
  app.get('/', (request, response) => {
    response.json(request.consent);
  });
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const ask = async (cookie: string) =>
    (await fetch(`http://localhost:${port}/`, { headers: { cookie } })).json() as Promise<unknown>;
  expect(await ask(`yy_c=${statistics}`)).toMatchObject({ 2: false, 3: true, 4: false });
  expect(await ask(`yy_c=${statistics}x`)).toBeNull();
  await new Promise((done) => server.close(done));
});

it('a Fetch request has it, too', async () => {
  const request = new Request('https://example.ac.th/', { headers: { cookie: `yy_c=${all}` } });
  expect(await consentOf(request, options)).toMatchObject({ 4: true });
  expect(await consentOf(new Request('https://example.ac.th/'), options)).toBeNull();
});

it('cookies that need consent leave the server only with it', async () => {
  const given = ['_ga=1; Path=/', '_ga_AB=1', '_fbp=2', 'session=3; HttpOnly'];
  const held = { 3: ['_ga*'], 4: [/^_fb/] };
  expect(allowedSetCookies(given, null, held)).toEqual(['session=3; HttpOnly']);
  const choice = await readConsent(`yy_c=${statistics}`, options);
  expect(allowedSetCookies(given, choice, held)).toEqual([
    '_ga=1; Path=/',
    '_ga_AB=1',
    'session=3; HttpOnly',
  ]);
});

it('vendors’ servers are told; no choice is a refusal, which is said', async () => {
  expect(vendorStates(null)).toEqual({ gcs: 'G100', adStorageConsent: 'D', marketing: false });
  expect(vendorStates(await readConsent(`yy_c=${statistics}`, options)).gcs).toBe('G101');
  expect(vendorStates(await readConsent(`yy_c=${all}`, options))).toEqual({
    gcs: 'G111',
    adStorageConsent: 'G',
    marketing: true,
  });
});
