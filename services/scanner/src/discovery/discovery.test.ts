import { until } from '../testing/scanStory';
import { OURS, startScanner, type Scanner } from '../testing/startScanner';

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
) =>
  scanner.send('POST', `/public/sites/${site.site_key}/discovery`, {
    raw: JSON.stringify({ items }),
    headers: { 'content-type': 'text/plain', origin: `https://${site.domain_name}`, ...headers },
  });
const told = (id: string) => scanner.websites.findings.filter(({ application_id }) => application_id === id);

it("names that visitors' browsers saw are classified and told, from the website's own pages", async () => {
  const site = scanner.websites.addSite(OURS, { discovery: true });
  const pixel = { name: 'p7', type: 'cookie', party: 'third', initiator_host: 'px.adnxs.com' };
  const answer = await report(site, [ITEM, { ...ITEM, name: 'q_state', type: 'localStorage' }, pixel]);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    204,
    `https://${site.domain_name}`,
  ]);
  const [findings] = await until(() => told(site.id).length > 0 && told(site.id));
  expect(findings).toMatchObject({
    source: 'visitor',
    complete: false,
    held_back: false,
    items: [
      {
        name: '_ga',
        type: 1,
        domain: site.domain_name,
        expiry: 63_072_000,
        suggestion: { category_type: 3 },
      },
      { name: 'q_state', type: 2, expiry: null, suggestion: null },
      { name: 'p7', domain: 'px.adnxs.com', provider: 'Xandr (Microsoft)' },
    ],
  });
});

it('nothing is recorded unless the owner switched it on', async () => {
  const site = scanner.websites.addSite(OURS);
  expect((await report(site, [ITEM])).status).toBe(204);
  expect(told(site.id)).toEqual([]);
});

it('P-02: pages of somebody else, and programs that name no page, are refused', async () => {
  const site = scanner.websites.addSite(OURS, { discovery: true });
  for (const origin of ['https://evil.example', `https://${site.domain_name}.evil.example`, 'null', ''])
    expect([origin, (await report(site, [ITEM], { origin })).status]).toEqual([origin, 403]);
  expect((await report({ ...site, site_key: 'nobody-has-this-key' }, [ITEM])).status).toBe(404);
  expect(told(site.id)).toEqual([]);
});

it('many visitors do not fill the list: a few reports a minute are looked at', async () => {
  const site = scanner.websites.addSite(OURS, { discovery: true });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => report(site, [{ ...ITEM, name: `n${at}` }])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(told(site.id).length).toBeLessThanOrEqual(10);
});

it.each([
  ['a value', [{ ...ITEM, value: 'secret' }]],
  ['too many', Array(51).fill(ITEM)],
  ['none', []],
  ['control characters', [{ ...ITEM, name: 'a\u0000b' }]],
  ['a kind that there is not', [{ ...ITEM, type: 'password' }]],
  ['a host that is none', [{ ...ITEM, initiator_host: 'http://x/' }]],
])('a report with %s is refused', async (_title, items) => {
  const site = scanner.websites.addSite(OURS, { discovery: true });
  expect((await report(site, items)).status).toBe(422);
  expect(told(site.id)).toEqual([]);
});
