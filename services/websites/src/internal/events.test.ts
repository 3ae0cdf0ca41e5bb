import type { FoundCookie } from '@yinyom/contracts/internal/foundCookies';
import { readySite, saveTemplate, withTitle } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** Takes over everything that waits, as whoever tells others does. */
const take = async () => {
  const { internal } = websites.service;
  const events = await internal.listEvents({ limit: 500 });
  await internal.forgetEvents({ ids: events.map(({ id }) => id) });
  return events;
};

const cookie = (name: string, suggestion: FoundCookie['suggestion']): FoundCookie => ({
  name,
  match: 'exact',
  domain: 'site.example.ac.th',
  type: 1,
  provider: 'Somebody',
  expiry: 0,
  is_session: true,
  suggestion,
});

it('each published version is told of once, until somebody took it over', async () => {
  const { site, template } = await readySite(websites);
  await saveTemplate(websites, site.id, { ...withTitle(template, 'ใหม่'), publish: true, reconsent: 'all' });
  const seen = await websites.service.internal.listEvents({ limit: 500 });
  const events = await take();
  expect(events).toEqual(seen);
  const published = events.filter(({ type }) => type === 'template.published');
  expect(published.map(({ data }) => data)).toEqual(
    [
      { version: 1, asks_again: true },
      { version: 2, asks_again: true },
    ].slice(-published.length),
  );
  expect(published.at(-1)).toMatchObject({
    id: `template.published:${site.id}:${published.length}`,
    organization_id: 'a'.repeat(24),
    application_id: site.id,
  });
  expect(await take()).toEqual([]);
});

it('a proof that is found or gone is told of, the standing that stays is not', async () => {
  const site = await newSite(websites, { domain_name: 'told.example.ac.th' });
  const verify = () =>
    websites.as('member')('POST', `/applications/${site.id}/verify`, { body: { method: 'dns' } });
  const { name, value } = (await verify()).body.instructions.dns;
  await take();
  websites.txtRecords.set(name, [[value]]);
  await verify();
  await verify();
  expect((await take()).map(({ type, data }) => [type, data])).toEqual([
    ['application.verified', { domain_name: 'told.example.ac.th', method: 'dns' }],
  ]);
});

it('a cookie that a scan found is told of when it is new, and once more where nobody knows its category', async () => {
  const site = await newSite(websites);
  await take();
  const known = { category_type: 3, confidence: 0.95, purpose: { th: 'x', en: 'x' } };
  const findings = {
    application_id: site.id,
    source: 'scan' as const,
    seen_at: new Date().toISOString(),
    complete: false,
    held_back: false,
    items: [cookie('_ga', known), cookie('xq', null)],
  };
  await websites.service.internal.recordFoundCookies(findings);
  await websites.service.internal.recordFoundCookies(findings);
  const told = (await take()).map(({ type, data }) => [type, data['name'], data['category_type']]);
  expect(told.sort()).toEqual([
    ['cookie.discovered', '_ga', 3],
    ['cookie.discovered', 'xq', 0],
    ['cookie.unclassified', 'xq', undefined],
  ]);
});
