import { MOST_PROPOSALS, PROPOSAL_NETWORKS } from '@yinyom/contracts/websites/proposal';
import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newCookie } from '../testing/sampleSite';
import { networks, proposalsOf, report, reportedName, reportingSite } from '../testing/reporting';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const ENOUGH = networks(PROPOSAL_NETWORKS);
const namesOf = async (id: string) => (await proposalsOf(websites, id)).entities.map(({ name }) => name);
const stored = (application_id: string) =>
  websites.connection.collection('cookie_proposals').find({ application_id }).toArray();
const countsOf = async (id: string) => {
  const { cookie_count, unclassified_count, pending_changes } = (
    await websites.as('member')('GET', `/applications/${id}`)
  ).body;
  return { cookie_count, unclassified_count, pending_changes };
};
const NOTHING = { cookie_count: 0, unclassified_count: 0, pending_changes: false };

it('V-04 IN-09a: what many networks report is proposed, and is in no list, count, banner or declaration', async () => {
  const site = await reportingSite(websites);
  const before = await countsOf(site.id);
  await report(
    websites,
    site,
    [reportedName('pay_session'), reportedName('theme', { kind: 'localStorage' })],
    ENOUGH,
  );
  expect((await namesOf(site.id)).sort()).toEqual(['pay_session', 'theme']);
  expect(await countsOf(site.id)).toEqual(before);
  const member = websites.as('member');
  expect((await member('GET', `/cookies?application_id=${site.id}`)).body.entities).toEqual([]);
  expect((await member('GET', `/applications/${site.id}/cookies/reassign`)).body).toEqual([]);
  expect((await member('GET', `/applications/${site.id}/blockRules`)).body.entities).toEqual([]);
  const saved = await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  expect(saved.status).toBe(200);
  const config = await websites.send('GET', `/public/sites/${site.site_key}/config`);
  expect(JSON.stringify(config.body)).not.toMatch(/pay_session|"theme"]/);
  const declaration = await websites.send('GET', `/public/sites/${site.site_key}/declaration?lang=en`);
  expect(JSON.stringify(declaration.body)).not.toContain('pay_session');
  const content = await websites.service.internal.getWebsiteContent({ application_id: site.id });
  expect(content?.cookies).toEqual([]);
});

it(`V-04 IN-09a: a name shows after ${PROPOSAL_NETWORKS} different networks, however often one repeats it`, async () => {
  const site = await reportingSite(websites);
  const [first, second, third] = networks(3) as [string, string, string];
  const name = [reportedName('made_up')];
  await report(websites, site, name, [first, first, first, `::ffff:${first}`, `${first}:443`]);
  // One subscriber may have a whole /48.
  await report(websites, site, name, ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::9']);
  expect(await namesOf(site.id)).toEqual([]);
  const [record] = await stored(site.id);
  expect(record).toMatchObject({ state: 'waiting', networks: 2 });
  expect(JSON.stringify(record)).not.toMatch(/203\.0|2001:db8/);
  expect(record?.['expires_at']).toBeInstanceOf(Date);
  await report(websites, site, name, [second]);
  expect(await namesOf(site.id)).toEqual(['made_up']);
  await report(websites, site, name, [third]);
  const [shown] = await stored(site.id);
  expect(shown).not.toHaveProperty('marks');
  expect(shown).not.toHaveProperty('expires_at');
});

it('V-04: whatever is no address counts as one network', async () => {
  const site = await reportingSite(websites);
  await report(websites, site, [reportedName('made_up')], ['', 'unknown', 'junk 1', 'junk 2']);
  expect(await namesOf(site.id)).toEqual([]);
});

it('V-04 IN-09a: without a token of this website nothing is taken', async () => {
  const [site, other] = [await reportingSite(websites), await reportingSite(websites)];
  const [version, ...rest] = site.config_token.split('.') as [string, ...string[]];
  const newer = [(Number.parseInt(version, 36) + 1).toString(36), ...rest].join('.');
  for (const config_token of [other.config_token, newer, `${site.config_token}x`, 'x'])
    expect(await report(websites, { ...site, config_token }, [reportedName('x')], ENOUGH)).toEqual(
      ENOUGH.map(() => 'token_invalid'),
    );
  const unknown = { site_key: 'nobody_has_this', config_token: site.config_token };
  expect(await report(websites, unknown, [reportedName('x')], ['203.0.113.1'])).toEqual(['token_invalid']);
  expect(await stored(site.id)).toEqual([]);
});

it('V-04: nothing is kept where the owner does not want reports', async () => {
  const site = await reportingSite(websites);
  await websites.as('admin')('PUT', `/applications/${site.id}`, { body: { discovery: false } });
  expect(await report(websites, site, [reportedName('x')], ENOUGH)).toEqual(ENOUGH.map(() => 'taken'));
  expect(await stored(site.id)).toEqual([]);
});

it('V-04 IN-09c: thousands of names leave the cookie list as it is and never exceed their own bound', async () => {
  const site = await reportingSite(websites);
  const real = [reportedName('real_one')];
  await report(websites, site, real, ENOUGH);
  const [flooder, ...more] = networks(60).slice(10) as [string, ...string[]];
  const names = (from: number) => Array.from({ length: 50 }, (_, at) => reportedName(`flood_${from + at}`));
  // One network is listened to so often a day, and no more.
  for (let sent = 0; sent < 2_000; sent += 50) await report(websites, site, names(sent), [flooder]);
  expect((await stored(site.id)).length).toBeLessThanOrEqual(501);
  for (const [at, ip] of more.entries()) await report(websites, site, names(2_000 + at * 50), [ip]);
  expect((await stored(site.id)).length).toBeLessThanOrEqual(MOST_PROPOSALS);
  expect(await namesOf(site.id)).toEqual(['real_one']);
  expect(await countsOf(site.id)).toEqual({ ...NOTHING, pending_changes: expect.any(Boolean) });
  const { category_types } = await websites.service.internal.recordFoundCookies({
    application_id: site.id,
    source: 'scan',
    seen_at: new Date().toISOString(),
    complete: false,
    held_back: false,
    items: [{ ...scanned('found_by_scan'), domain: site.domain_name }],
  });
  expect(category_types).toEqual([0]);
  expect((await countsOf(site.id)).cookie_count).toBe(1);
});

it('V-04: two processes count one name together, also when both are told it at the same moment', async () => {
  const site = await reportingSite(websites);
  const other = await websites.another();
  try {
    const items = Array.from({ length: 20 }, (_, at) => reportedName(`both_${at}`));
    const [first, second, third] = networks(3) as [string, string, string];
    await Promise.all([
      report(websites, site, items, [first]),
      report(other, site, items, [second]),
      report(other, site, items, [first]),
    ]);
    expect(await namesOf(site.id)).toEqual([]);
    expect(new Set((await stored(site.id)).map((record) => record['networks']))).toEqual(new Set([2]));
    await Promise.all([report(websites, site, items, [third]), report(other, site, items, [third])]);
    expect(await namesOf(site.id)).toHaveLength(20);
    expect(await stored(site.id)).toHaveLength(20);
  } finally {
    await other.harness.close();
    await other.service.close();
  }
});

it('V-04: what the list has already is not proposed, and what a scan finds itself is proposed no more', async () => {
  const site = await reportingSite(websites);
  await newCookie(websites, site.id, 3, { name: 'pref_', match: 'prefix' });
  await report(
    websites,
    site,
    [reportedName('pref_size'), reportedName('lang'), reportedName('cart')],
    ENOUGH,
  );
  expect((await namesOf(site.id)).sort()).toEqual(['cart', 'lang']);
  await websites.service.internal.recordFoundCookies({
    application_id: site.id,
    source: 'scan',
    seen_at: new Date().toISOString(),
    complete: false,
    held_back: false,
    items: [{ ...scanned('cart'), domain: site.domain_name }],
  });
  expect((await stored(site.id)).map((record) => record['name'])).toEqual(['lang']);
  await newCookie(websites, site.id, 3, { name: 'lang' });
  expect(await namesOf(site.id)).toEqual([]);
});

const scanned = (name: string) => ({
  name,
  match: 'exact' as const,
  type: 1 as const,
  provider: '',
  expiry: 0,
  is_session: true,
  suggestion: null,
});

const KNOWN = { suggestion: { category_type: 4, confidence: 0.95, purpose: { th: 'ก', en: 'a' } } };

it('names that need consent, of visitors who agreed to nothing in three networks, are told to whoever watches', async () => {
  const site = await reportingSite(websites);
  const told = () => websites.service.internal.watchReported({ application_id: site.id });
  const items = [
    reportedName('_fbp', KNOWN),
    reportedName('maybe', { suggestion: { ...KNOWN.suggestion, confidence: 0.5 } }),
    reportedName('needed', { suggestion: { ...KNOWN.suggestion, category_type: 1 } }),
    reportedName('nobody_knows'),
  ];
  // Those who agreed say nothing about consent, however many they are.
  await report(websites, site, items, networks(5));
  expect(await told()).toEqual([]);
  await report(websites, site, items, [ENOUGH[0]!, ENOUGH[0]!, ENOUGH[1]!], true);
  expect(await told()).toEqual([]);
  const unagreed = websites.connection.collection('unagreed_reports');
  expect(await unagreed.find({ application_id: site.id }).toArray()).toMatchObject([
    { key: 'cookie _fbp', marks: [expect.any(String), expect.any(String)], expires_at: expect.any(Date) },
  ]);
  await report(websites, site, items, [ENOUGH[2]!], true);
  expect(await told()).toEqual([
    { name: '_fbp', host: expect.any(String), category_type: 4, known_since: expect.any(String) },
  ]);
  // Which networks they were is forgotten with the third.
  expect(await unagreed.countDocuments({ application_id: site.id })).toBe(0);
  expect(JSON.stringify(await stored(site.id))).not.toContain(ENOUGH[0]);

  // Whatever is in the list of cookies is no news of visitors any more, and what was dismissed is none either.
  await newCookie(websites, site.id, 4, { name: '_fbp' });
  expect(await told()).toEqual([]);
});
