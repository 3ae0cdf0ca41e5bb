import { NOTHING_TAKEN_OVER } from '@yinyom/contracts/websites/takeOver';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { literalIn } from '../testing/literalIn';
import { TEST_BUILD } from '../testing/sdkBuildFolder';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const day = (inDays: number): string => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const take_over = {
  from: ['klaro', 'onetrust'],
  until: day(30),
  consents: true,
  services: { matomo: 3 },
  remove_old: true,
};
const scriptOf = async (siteKey: string): Promise<string> =>
  (await fetch(`${websites.origin}/sdk/v1/${siteKey}.js`)).text();
const save = (id: string, value: object) =>
  websites.as('admin')('PUT', `/applications/${id}`, { body: { take_over: value } });

it('the script of a website that takes over nothing has nothing before it, and the setting says so whole', async () => {
  const { id, site_key } = await publishedSite(websites);
  const { body } = await websites.as('admin')('GET', `/applications/${id}`);
  const site = await websites.service.internal.getPublishedSite({ site_key });
  for (const kept of [body.take_over, site?.take_over]) expect(kept).toEqual(NOTHING_TAKEN_OVER);
  expect((await scriptOf(site_key)).startsWith(TEST_BUILD.core.head)).toBe(true);
});

it('each product’s reader stands before it with what it needs, at once and until the last day is over', async () => {
  const { id, site_key } = await publishedSite(websites);
  expect((await save(id, take_over)).status).toBe(200);
  const [klaro, onetrust, script] = (await scriptOf(site_key)).split('\n');
  const settings = literalIn<Record<string, unknown>>(klaro!, TEST_BUILD.takeOver.klaro);
  expect(settings).toMatchObject({
    site_key,
    version: 1,
    language: 'th',
    until: Date.parse(`${take_over.until}T17:00:00Z`) / 1000,
    consents: true,
    services: { matomo: 3 },
    remove_old: true,
  });
  expect(onetrust!.startsWith(TEST_BUILD.takeOver.onetrust.head)).toBe(true);
  expect(script!.startsWith(TEST_BUILD.core.head)).toBe(true);
  const site = await websites.service.internal.getPublishedSite({ site_key });
  expect(site?.take_over).toEqual(take_over);

  await save(id, { ...take_over, until: day(-1) });
  expect((await scriptOf(site_key)).startsWith(TEST_BUILD.core.head)).toBe(true);
});

it('to ask everybody again ends that acceptances are taken over: they were for what was asked before', async () => {
  const { id, site_key } = await publishedSite(websites);
  await save(id, take_over);
  const template = withTitle(await readyTemplate(websites, id), 'เราใช้คุกกี้');
  const published = { ...template, publish: true, reconsent: 'all' };
  expect((await saveTemplate(websites, id, published)).status).toBe(200);
  const { body } = await websites.as('admin')('GET', `/applications/${id}`);
  const site = await websites.service.internal.getPublishedSite({ site_key });
  for (const kept of [body.take_over, site?.take_over])
    expect(kept).toEqual({ ...take_over, consents: false });
});

it.each([
  ['an unknown product', { ...take_over, from: ['truste'] }],
  ['a day that is none', { ...take_over, until: 'soon' }],
  ['a category that does not exist', { ...take_over, services: { matomo: 9 } }],
  ['a product twice', { ...take_over, from: ['klaro', 'klaro'] }],
])('refuses %s and keeps what was there', async (_what, value) => {
  const { id } = await publishedSite(websites);
  expect((await save(id, value)).status).toBe(422);
  const { body } = await websites.as('admin')('GET', `/applications/${id}`);
  expect(body.take_over.from).toEqual([]);
});
