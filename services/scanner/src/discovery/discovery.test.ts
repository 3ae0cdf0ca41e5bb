import { OURS } from '@yinyom/testing/identityStandIn';
import { CONFIG_TOKEN } from '../testing/websitesStandIn';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

const ITEM = { name: '_ga', type: 'cookie', party: 'first', initiator_host: null };
const report = (
  site: { site_key: string; domain_name: string },
  items: unknown,
  headers: Record<string, string> = {},
  token: object = { config_token: CONFIG_TOKEN },
) =>
  scanner.send('POST', `/public/sites/${site.site_key}/discovery`, {
    raw: JSON.stringify({ ...token, items }),
    headers: { 'content-type': 'text/plain', origin: `https://${site.domain_name}`, ...headers },
  });
const told = ({ site_key }: { site_key: string }) =>
  scanner.websites.reports.filter((given) => given.site_key === site_key);
const namesTold = (site: { site_key: string }) => told(site).flatMap(({ items }) => items);

it("names that visitors' browsers saw are handed over as proposals with what the library knows of them", async () => {
  const site = scanner.websites.addSite(OURS);
  const items = [
    ITEM,
    { ...ITEM, name: 'q_state', type: 'localStorage' },
    { ...ITEM, name: 'step', type: 'sessionStorage' },
  ];
  const answer = await report(site, items);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    204,
    `https://${site.domain_name}`,
  ]);
  expect(told(site)).toMatchObject([{ config_token: CONFIG_TOKEN, ip: '127.0.0.1', unagreed: false }]);
  expect(namesTold(site)).toMatchObject([
    { name: '_ga', kind: 'cookie', expiry: 63_072_000, suggestion: { category_type: 3 } },
    { name: 'q_state', kind: 'localStorage', expiry: null, is_session: false, suggestion: null },
    { name: 'step', kind: 'sessionStorage', expiry: 0, is_session: true },
  ]);
  expect(scanner.websites.foundCookies).toEqual([]);
});

it('a visitor who agreed to nothing is told as one', async () => {
  const site = scanner.websites.addSite(OURS);
  expect((await report(site, [ITEM], {}, { config_token: CONFIG_TOKEN, unagreed: true })).status).toBe(204);
  expect(told(site)).toMatchObject([{ unagreed: true }]);
  expect((await report(site, [ITEM], {}, { config_token: CONFIG_TOKEN, unagreed: 'yes' })).status).toBe(422);
});

it('V-04 IN-09b: what is said to belong to another host is not looked at', async () => {
  const site = scanner.websites.addSite(OURS);
  const forged = [
    { ...ITEM, party: 'third', initiator_host: 'pay.example.com' },
    { ...ITEM, party: 'third', initiator_host: null },
    { ...ITEM, party: 'first', initiator_host: 'pay.example.com' },
  ];
  expect((await report(site, [...forged, { ...ITEM, name: 'own' }])).status).toBe(204);
  expect(namesTold(site).map(({ name }) => name)).toEqual(['own']);
  expect(JSON.stringify(told(site))).not.toContain('pay.example.com');
});

it('V-04 IN-09a: a made-up Origin is no proof: the website’s own token is needed', async () => {
  const site = scanner.websites.addSite(OURS);
  expect((await report(site, [ITEM], {}, {})).status).toBe(422);
  const foreign = await report(site, [ITEM], {}, { config_token: 'of another website' });
  expect([foreign.status, foreign.body.code]).toEqual([422, 'config_token_invalid']);
  expect(told(site)).toEqual([]);
});

it('P-02: pages of somebody else, and programs that name no page, are refused', async () => {
  const site = scanner.websites.addSite(OURS);
  for (const origin of ['https://evil.example', `https://${site.domain_name}.evil.example`, 'null', ''])
    expect([origin, (await report(site, [ITEM], { origin })).status]).toEqual([origin, 403]);
  expect((await report({ ...site, site_key: 'nobody-has-this-key' }, [ITEM])).status).toBe(404);
  expect(told(site)).toEqual([]);
});

it('names that differ only by an id are one', async () => {
  const site = scanner.websites.addSite(OURS);
  await report(site, [
    { ...ITEM, name: '_ga_ABC123' },
    { ...ITEM, name: '_ga_XYZ789' },
  ]);
  expect(namesTold(site)).toMatchObject([{ name: '_ga_', match: 'prefix' }]);
});

it.each([
  ['a value', [{ ...ITEM, value: 'secret' }]],
  ['too many', Array(51).fill(ITEM)],
  ['none', []],
  ['control characters', [{ ...ITEM, name: 'a\u0000b' }]],
  ['a name that turns text around (V-04)', [{ ...ITEM, name: 'safe\u202Ecod.exe' }]],
  ['a name that nobody sees (V-04)', [{ ...ITEM, name: '\u200B\u2060' }]],
  ['a name without end (V-04)', [{ ...ITEM, name: 'x'.repeat(257) }]],
  ['a kind that there is not', [{ ...ITEM, type: 'password' }]],
  ['a host that is none', [{ ...ITEM, initiator_host: 'http://x/' }]],
])('a report with %s is refused', async (_title, items) => {
  const site = scanner.websites.addSite(OURS);
  expect((await report(site, items)).status).toBe(422);
  expect(told(site)).toEqual([]);
});
