import { publishedSite } from '../testing/bannerEditing';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import type { FoundCookie, FoundCookieReport } from '@yinyom/contracts/internal/foundCookies';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const GA: FoundCookie = {
  name: '_ga',
  match: 'exact',
  domain: 'site.example.ac.th',
  type: 1,
  provider: 'Google Analytics',
  expiry: 63_072_000,
  is_session: false,
  secure: true,
  suggestion: { category_type: 3, confidence: 0.95, purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' } },
};
const UNKNOWN: FoundCookie = {
  ...GA,
  name: 'xq_state',
  provider: '',
  expiry: 0,
  is_session: true,
  suggestion: null,
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

const found = async (application_id: string, items: FoundCookie[], more: Partial<FoundCookieReport> = {}) => {
  const findings = {
    application_id,
    source: 'scan' as const,
    seen_at: at(0),
    complete: false,
    held_back: false,
    items,
    ...more,
  };
  return (await websites.service.internal.recordFoundCookies(findings)).category_types;
};
const member = (method: string, path: string, body?: object) => websites.as('member')(method, path, { body });
const cookiesOf = async (id: string, query = '') =>
  (await member('GET', `/cookies?application_id=${id}&sort=name&order=asc${query}`)).body.entities;
const countsOf = async (id: string) => {
  const { cookie_count, unclassified_count } = (await member('GET', `/applications/${id}`)).body;
  return { cookie_count, unclassified_count };
};
const assign = async (siteId: string, name: string, type: number) => {
  const [cookie] = await cookiesOf(siteId, `&q=${name}`);
  const category_id = (await categoryIds(websites, siteId))[type];
  const { status } = await member('PUT', `/cookies/${cookie.id}`, { category_id });
  expect(status).toBe(200);
};

describe('what a scan found', () => {
  it('is listed with the category that the library knows; what nobody knows stays unclassified', async () => {
    const site = await newSite(websites);
    expect(await found(site.id, [GA, UNKNOWN])).toEqual([3, 0]);
    const [ga, unknown] = await cookiesOf(site.id);
    expect(ga).toMatchObject({
      name: '_ga',
      source: 'scan',
      expiry: 63_072_000,
      category: { type: 3 },
      secure: true,
    });
    expect(unknown).toMatchObject({
      is_session: true,
      expiry: 0,
      purpose: UNKNOWN_PURPOSE,
      category: { type: 0 },
    });
    expect(await countsOf(site.id)).toEqual({ cookie_count: 2, unclassified_count: 1 });
  });

  it('may be told again without changing anything', async () => {
    const site = await newSite(websites);
    await found(site.id, [GA, UNKNOWN], { complete: true });
    const before = await cookiesOf(site.id);
    expect(await found(site.id, [GA, UNKNOWN], { complete: true })).toEqual([3, 0]);
    expect(await cookiesOf(site.id)).toEqual(before);
  });

  it('is counted right when two tell it at the same moment', async () => {
    const site = await newSite(websites);
    const other = await websites.another();
    const items = Array.from({ length: 20 }, (_, number) => ({ ...UNKNOWN, name: `item_${number}` }));
    const findings = {
      application_id: site.id,
      source: 'scan' as const,
      seen_at: at(0),
      complete: false,
      held_back: false,
      items,
    };
    await Promise.all([
      websites.service.internal.recordFoundCookies(findings),
      other.service.internal.recordFoundCookies(findings),
      newCookie(websites, site.id),
    ]);
    expect(await countsOf(site.id)).toEqual({ cookie_count: 21, unclassified_count: 20 });
    await other.harness.close();
    await other.service.close();
  });

  it('keeps what its owner decided and described, and updates what was only observed', async () => {
    const site = await newSite(websites);
    await found(site.id, [GA, UNKNOWN]);
    await assign(site.id, '_ga', 4);
    await assign(site.id, 'xq_state', 1);
    expect(await found(site.id, [{ ...GA, expiry: 86_400 }, UNKNOWN], { seen_at: at(5) })).toEqual([4, 1]);
    const [ga] = await cookiesOf(site.id);
    expect(ga).toMatchObject({
      expiry: 86_400,
      category: { type: 4 },
      last_seen_at: at(5),
      first_seen_at: at(0),
    });
    const declared = await member('PUT', `/cookies/${ga.id}`, { expiry: 31_536_000 });
    expect(declared.status).toBe(200);
    await found(site.id, [GA], { seen_at: at(6) });
    expect((await cookiesOf(site.id))[0].expiry).toBe(31_536_000);
  });

  it('recognises a cookie that its owner added by hand, also by the beginning of its name', async () => {
    const site = await newSite(websites);
    await newCookie(websites, site.id, 3, { name: '_ga' });
    await newCookie(websites, site.id, 2, { name: 'pref_', match: 'prefix' });
    expect(await found(site.id, [GA, { ...UNKNOWN, name: 'pref_size' }])).toEqual([3, 2]);
    expect(await countsOf(site.id)).toEqual({ cookie_count: 2, unclassified_count: 0 });
  });

  it('leaves what a complete scan did not see again to be decided about, until it is back', async () => {
    const site = await newSite(websites);
    await newCookie(websites, site.id, 3);
    await found(site.id, [GA, UNKNOWN], { complete: true });
    await found(site.id, [GA], { seen_at: at(5) });
    expect(await cookiesOf(site.id, '&state=stale')).toEqual([]);
    await found(site.id, [GA], { seen_at: at(10), complete: true });
    expect((await cookiesOf(site.id, '&state=stale')).map(({ name }: { name: string }) => name)).toEqual([
      'xq_state',
    ]);
    await found(site.id, [GA, UNKNOWN], { seen_at: at(15), complete: true });
    expect(await cookiesOf(site.id, '&state=stale')).toEqual([]);
  });

  it('H24 is not gone when the website’s own script held it back because nobody has classified it', async () => {
    const site = await newSite(websites);
    await found(site.id, [GA, UNKNOWN], { complete: true });
    const goneOf = async () =>
      (await cookiesOf(site.id, '&state=stale')).map(({ name }: { name: string }) => name);
    await found(site.id, [], { seen_at: at(5), complete: true, held_back: true });
    expect(await goneOf()).toEqual(['_ga']);
    // What was called gone before is not, either.
    await found(site.id, [], { seen_at: at(10), complete: true });
    expect(await goneOf()).toEqual(['_ga', 'xq_state']);
    await found(site.id, [], { seen_at: at(15), complete: true, held_back: true });
    expect(await goneOf()).toEqual(['_ga']);
    // Once it has a category, a visitor who agrees would have met it.
    await assign(site.id, 'xq_state', 3);
    await found(site.id, [], { seen_at: at(20), complete: true, held_back: true });
    expect(await goneOf()).toEqual(['_ga', 'xq_state']);
  });

  it('is there again after it was deleted, when it is seen again', async () => {
    const site = await newSite(websites);
    await found(site.id, [GA]);
    const [cookie] = await cookiesOf(site.id);
    await member('DELETE', `/cookies/${cookie.id}`);
    await found(site.id, [GA], { seen_at: at(5) });
    expect(await countsOf(site.id)).toEqual({ cookie_count: 1, unclassified_count: 0 });
  });

  it('S-07: is inert text whatever it is called', async () => {
    const site = await newSite(websites);
    const name = '<img src=x onerror=alert(1)>{{7*7}}${7*7}</script>';
    await found(site.id, [{ ...UNKNOWN, name, provider: '"><svg onload=alert(1)>' }]);
    expect((await cookiesOf(site.id))[0]).toMatchObject({ name, provider: '"><svg onload=alert(1)>' });
  });
});

describe('what an organization decided about a cookie', () => {
  it('counts on its other websites where the cookie is the same everywhere, else it is suggested', async () => {
    const [first, second] = [await newSite(websites), await newSite(websites)];
    const pixel = { ...UNKNOWN, name: 'px', domain: 'ads.example.com' };
    await found(first.id, [GA, UNKNOWN, pixel]);
    await assign(first.id, '_ga', 2);
    await assign(first.id, 'xq_state', 1);
    await assign(first.id, 'px', 4);
    expect(await found(second.id, [GA, UNKNOWN, pixel])).toEqual([2, 0, 4]);
    const ids = await categoryIds(websites, second.id);
    const { body } = await member('GET', `/applications/${second.id}/cookies/reassign`);
    expect(body).toEqual([
      expect.objectContaining({
        name: 'xq_state',
        suggested_category_id: ids[1],
        confidence: 1,
        reason: 'unclassified',
      }),
    ]);
  });

  it('is forgotten when the cookie goes back to unclassified', async () => {
    const [first, second] = [await newSite(websites), await newSite(websites)];
    const shop = { ...UNKNOWN, name: 'shop', domain: 'shop.example.net' };
    await found(first.id, [shop]);
    await assign(first.id, 'shop', 4);
    await assign(first.id, 'shop', 0);
    expect(await found(second.id, [shop])).toEqual([0]);
  });
});

describe('how the latest scan stands', () => {
  const scan = { status: 'running', finished_at: null, violations: null };

  it('is shown with the website; late news change nothing', async () => {
    const site = await newSite(websites);
    const [older, newer] = ['1'.repeat(24), '2'.repeat(24)] as const;
    const tell = (scan_id: string, more: object) =>
      websites.service.internal.recordScan({ application_id: site.id, scan_id, ...scan, ...more });
    const counts = () => websites.service.internal.getCookieCounts({ application_id: site.id });
    expect(await counts()).toMatchObject({ violations: null, last_scan: null });
    await tell(newer, {});
    await tell(newer, { status: 'succeeded', finished_at: at(9), violations: 3 });
    await tell(newer, {});
    await tell(older, { status: 'failed', finished_at: at(1) });
    const last_scan = { id: newer, status: 'succeeded', finished_at: at(9) };
    expect(await counts()).toMatchObject({ violations: 3, last_scan });
    expect((await member('GET', `/applications/${site.id}`)).body.last_scan).toEqual(last_scan);
  });
});

it("the owner switches visitors' reports on, and the script learns of it at once", async () => {
  const site = await publishedSite(websites);
  const config = () => websites.send('GET', `/public/sites/${site.site_key}/config`);
  expect((await config()).body.discovery).toBeUndefined();
  expect((await member('PUT', `/applications/${site.id}`, { discovery: true })).body.discovery).toBe(true);
  expect((await config()).body.discovery).toBe(true);
  const target = await websites.service.internal.getScanTarget({ application_id: site.id });
  expect(target).toMatchObject({ site_key: site.site_key, verification: 'unverified' });
});
