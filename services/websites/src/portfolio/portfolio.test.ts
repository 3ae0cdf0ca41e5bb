import { HEALTH, healthRank, type Health } from '@yinyom/contracts/compliance/health';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { publishedSite } from '../testing/bannerEditing';
import { follower, givenBanner, newGroup, publishGroup, saveSections } from '../testing/groups';
import { newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

type Asked = Parameters<Websites['service']['internal']['listPortfolioSites']>[0];
const NONE = {
  q: undefined,
  status: 'all',
  health: undefined,
  group_id: undefined,
  never_scanned: undefined,
  pending: undefined,
} as const;
const list = ({
  filter,
  ...more
}: Partial<Omit<Asked, 'filter'>> & { filter?: Partial<Asked['filter']> } = {}) =>
  websites.service.internal.listPortfolioSites({
    organization_id: OURS,
    application_ids: null,
    sort: 'health',
    order: 'asc',
    page: 1,
    limit: 100,
    with_total: true,
    ...more,
    filter: { ...NONE, ...filter },
  });
const domains = async (asked: Parameters<typeof list>[0] = {}) =>
  (await list(asked)).sites.map(({ domain_name }) => domain_name);
let scans = 0;
const scan = (id: string, violations: number, finished_at: string) =>
  websites.service.internal.recordScan({
    application_id: id,
    scan_id: (scans += 1).toString(16).padStart(24, '0'),
    status: 'succeeded',
    finished_at,
    violations,
  });

it('worst first, and by domain within; the reason and the dates come along', async () => {
  const [quiet, bad, other] = [
    await newSite(websites),
    await publishedSite(websites),
    await newSite(websites),
  ];
  await scan(bad.id, 2, '2026-11-02T00:00:00.000Z');
  await scan(quiet.id, 0, '2026-11-01T00:00:00.000Z');
  const { sites, total } = await list();
  expect(total).toBe(3);
  const ranks = sites.map(({ health }) => healthRank(health.worst));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(sites[0]).toMatchObject({
    application_id: bad.id,
    health: { worst: 'before_consent', check: { reason: 'violations', values: { count: 2 } } },
    scan_status: 'succeeded',
    scanned_at: '2026-11-02T00:00:00.000Z',
    template_version: 1,
  });
  expect(await domains({ sort: 'domain_name', order: 'desc' })).toEqual(
    [quiet, bad, other]
      .map(({ domain_name }) => domain_name)
      .sort()
      .reverse(),
  );
  expect(await domains({ sort: 'last_scan' })).toEqual(
    [other, quiet, bad].map(({ domain_name }) => domain_name),
  );
});

it('is narrowed down by health, status, text, scans and pending changes, alone and together', async () => {
  const site = await publishedSite(websites, { name: 'Faculty of Science' });
  await newCookie(websites, site.id);
  const own = async (filter: Partial<Asked['filter']>) =>
    (await domains({ filter })).includes(site.domain_name);
  expect(await own({ q: 'of science' })).toBe(true);
  expect(await own({ q: '.*' })).toBe(false);
  expect(await own({ status: 'active' })).toBe(true);
  expect(await own({ status: 'disabled' })).toBe(false);
  expect(await own({ never_scanned: '1' })).toBe(true);
  expect(await own({ pending: '1' })).toBe(true);
  expect(await own({ pending: '1', status: 'disabled' })).toBe(false);
  await scan(site.id, 0, '2026-11-20T00:00:00.000Z');
  expect(await own({ never_scanned: '1' })).toBe(false);
  const worst = (await list({ application_ids: [site.id] })).sites[0]?.health.worst as Health;
  for (const health of HEALTH) expect([health, await own({ health })]).toEqual([health, health === worst]);
});

it('says the groups of a website and how many sections differ from them, and is narrowed down to a group with those below it', async () => {
  const parent = await newGroup(websites);
  const group = await newGroup(websites, parent.id);
  const site = await follower(websites, group.id);
  const row = async (group_id?: string) =>
    (await list({ application_ids: [site.id], filter: { group_id } })).sites[0];
  expect(await row()).toMatchObject({ group_path: [parent.id, group.id], deviations: 0 });
  expect(await domains({ filter: { group_id: parent.id } })).toEqual([site.domain_name]);
  expect(await row((await newGroup(websites)).id)).toBeUndefined();

  const given = { ...(await givenBanner(websites, 'ของกลุ่ม')), settings: { consent_expiry_days: 90 } };
  await saveSections(websites, parent.id, given);
  await publishGroup(websites, parent.id);
  expect((await row())?.deviations).toBe(0);
  const own = `/applications/${site.id}/inheritance/own`;
  await websites.as('member')('POST', own, { body: { sections: ['texts.th'] } });
  expect((await row())?.deviations).toBe(1);
  // Moved above its group's version, what it has from there is not what its groups give.
  await websites.as('admin')('PUT', `/applications/${site.id}/group`, { body: { group_id: null } });
  expect(await row()).not.toHaveProperty('deviations');
  await websites.as('admin')('PUT', `/applications/${site.id}/group`, { body: { group_id: group.id } });
  await saveSections(websites, group.id, { settings: { consent_expiry_days: 60 } });
  await publishGroup(websites, group.id);
  await websites.as('admin')('PUT', `/applications/${site.id}/group`, { body: { group_id: parent.id } });
  expect((await row())?.deviations).toBeGreaterThan(0);
});

it('T-01 is cut to the websites that are asked for, in rows, totals and ids', async () => {
  const [inside, outside] = [await newSite(websites), await newSite(websites)];
  const { sites, total } = await list({ application_ids: [inside.id] });
  expect([sites.map(({ application_id }) => application_id), total]).toEqual([[inside.id], 1]);
  const ids = async (organization_id: string, application_ids: string[] | null) =>
    websites.service.internal.listPortfolioIds({
      organization_id,
      application_ids,
      filter: NONE,
      sort: 'health',
      order: 'asc',
    });
  expect(await ids(OURS, [inside.id])).toEqual([inside.id]);
  expect(await ids(OURS, null)).toEqual(expect.arrayContaining([inside.id, outside.id]));
  expect(await ids(THEIRS, [inside.id])).toEqual([]);
  expect(await ids('nobody', null)).toEqual([]);
  expect((await list({ organization_id: THEIRS, application_ids: [inside.id] })).total).toBe(0);
});

it('forgets a website that was deleted', async () => {
  const { id, domain_name } = await newSite(websites);
  expect(await domains()).toContain(domain_name);
  await websites.as('admin')('DELETE', `/applications/${id}?confirm=${domain_name}`);
  expect(await domains()).not.toContain(domain_name);
});
