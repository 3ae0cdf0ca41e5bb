import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { publishedSite } from '../testing/bannerEditing';
import { newCategory, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const factsOf = async (id: string, organization = OURS) =>
  (
    await websites.service.internal.listComplianceFacts({
      organization_id: organization,
      application_ids: [id],
    })
  )[0];
const scanned = (id: string, scan: string, status: string, violations: number | null) =>
  websites.service.internal.recordScan({
    application_id: id,
    scan_id: scan,
    status,
    finished_at: '2026-11-20T00:00:00.000Z',
    violations,
  });

it('a new website has nothing done, and nothing is said that nobody looked at', async () => {
  const { id } = await newSite(websites);
  expect(await factsOf(id)).toMatchObject({
    template_version: 0,
    published_at: null,
    verification: 'unverified',
    seen_at: null,
    scan: { status: null, result_id: null, result_at: null, violations: null },
    cookies: 0,
    unclassified: 0,
    purposes_missing: { cookies: 0, categories: 0 },
    privacy_look: null,
  });
});

it('a published one tells its version and since when', async () => {
  const { id } = await publishedSite(websites);
  const facts = await factsOf(id);
  expect(facts?.template_version).toBe(1);
  expect(Date.parse(facts?.published_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('cookies and categories without a purpose in Thai or English are counted, each once', async () => {
  const { id } = await newSite(websites);
  await newCookie(websites, id);
  const cookies = websites.connection.collection('cookies');
  for (const purpose of [UNKNOWN_PURPOSE, { th: 'มี', en: '' }, { en: 'only' }]) {
    const silent = await newCookie(websites, id);
    await cookies.updateOne({ application_id: id, name: silent.name }, { $set: { purpose } });
  }
  expect((await factsOf(id))?.purposes_missing).toEqual({ cookies: 3, categories: 0 });

  const { id: category } = await newCategory(websites);
  expect((await factsOf(id))?.purposes_missing.categories).toBe(0);
  const change = (body: object) =>
    websites.as('admin')('PUT', `/applications/${id}/categories/${category}`, { body });
  await change({ enabled: true });
  expect((await factsOf(id))?.purposes_missing.categories).toBe(1);
  await change({ description: { th: 'เพื่อแชต', en: 'For the chat' } });
  expect((await factsOf(id))?.purposes_missing.categories).toBe(0);
});

it('a scan without a result does not take the place of the one that had one', async () => {
  const { id } = await newSite(websites);
  await scanned(id, 'a'.repeat(24), 'succeeded', 2);
  await scanned(id, 'b'.repeat(24), 'failed', null);
  expect((await factsOf(id))?.scan).toMatchObject({
    status: 'failed',
    result_id: 'a'.repeat(24),
    result_at: '2026-11-20T00:00:00.000Z',
    violations: 2,
  });
});

it('T-01: nothing is told of a website of another organization, of a deleted one or of what is no id', async () => {
  const { id, domain_name } = await newSite(websites);
  expect(await factsOf(id, THEIRS)).toBeUndefined();
  expect(await factsOf('nobody')).toBeUndefined();
  expect(await factsOf(id, 'nobody')).toBeUndefined();
  await websites.as('admin')('DELETE', `/applications/${id}?confirm=${domain_name}`);
  expect(await factsOf(id)).toBeUndefined();
});

it('without ids every enabled website is told, once each', async () => {
  const { id } = await newSite(websites);
  const off = await newSite(websites);
  await websites.as('admin')('PUT', `/applications/${off.id}/disable`, { body: {} });
  const all = await websites.service.internal.listComplianceFacts({
    organization_id: OURS,
    application_ids: null,
  });
  const ids = all.map(({ application_id }) => application_id);
  expect(ids.filter((given) => given === id)).toHaveLength(1);
  expect(ids).not.toContain(off.id);
});
