import { Types } from 'mongoose';
import { createStores } from '../createStores';
import { saveFont } from '../testing/fontFile';
import { publishedSite } from '../testing/bannerEditing';
import { networks, report, reportedName } from '../testing/reporting';
import { newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { purgeDeleted } from './purgeDeleted';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const countOf = (collection: string, applicationId: string) =>
  websites.connection.collection(collection).countDocuments({ application_id: applicationId });
const categoryOf = async (applicationId: string): Promise<string> => {
  const { entities } = (await websites.as('admin')('GET', `/applications/${applicationId}/categories`)).body;
  return entities.find(({ type }: { type: number }) => type === 4).id;
};
const rulesOf = async (applicationId: string): Promise<unknown> => {
  const _id = new Types.ObjectId(applicationId);
  return (await websites.connection.collection('applications').findOne({ _id }))?.['own_block_rules'];
};
const purgedOf = (...application_ids: string[]) => websites.service.internal.listPurged({ application_ids });

it('D-31: removes what the owner worked on after 30 days and keeps what visitors were told', async () => {
  const gone = await publishedSite(websites);
  const kept = await newSite(websites);
  await websites.as('admin')('PUT', `/applications/${gone.id}`, { body: { discovery: true } });
  const { config_token } = (await websites.send('GET', `/public/sites/${gone.site_key}/config`)).body;
  await report(websites, { ...gone, config_token }, [reportedName('lang')], networks(1));
  for (const { id } of [gone, kept]) {
    await newCookie(websites, id);
    expect((await saveFont(websites, id)).status).toBe(200);
    const rule = { host: 'cdn.tracker.test', category_id: await categoryOf(id) };
    const added = await websites.as('admin')('POST', `/applications/${id}/blockRules`, { body: rule });
    expect([added.status, added.body]).toEqual([201, expect.anything()]);
  }
  const stores = createStores(websites.connection);
  for (const { id: application_id } of [gone, kept])
    await stores.remarks.add({
      application_id,
      version: 1,
      text_path: 'title',
      remark: 'Too long',
      user_id: 'ab'.repeat(12),
      name: 'Reviewer',
      role: 5,
      at: new Date(),
    });
  await websites.as('admin')('DELETE', `/applications/${gone.id}?confirm=${gone.domain_name}`);

  expect(await purgeDeleted(stores, inDays(29))).toBe(0);
  expect(await rulesOf(gone.id)).toHaveLength(1);
  expect(await purgedOf(gone.id, kept.id)).toEqual([]);
  expect(await countOf('cookies', gone.id)).toBe(1);
  expect(await countOf('cookie_proposals', gone.id)).toBe(1);
  expect(await purgeDeleted(stores, inDays(31))).toBe(1);
  expect(await purgeDeleted(stores, inDays(31))).toBe(0);
  expect(await countOf('cookies', gone.id)).toBe(0);
  expect(await countOf('cookie_proposals', gone.id)).toBe(0);
  expect(await countOf('template_drafts', gone.id)).toBe(0);
  expect(await countOf('fonts', gone.id)).toBe(0);
  expect(await countOf('review_remarks', gone.id)).toBe(0);
  expect(await countOf('review_remarks', kept.id)).toBe(1);
  expect(await countOf('template_versions', gone.id)).toBe(1);
  expect(await rulesOf(gone.id)).toBeUndefined();
  expect(await rulesOf(kept.id)).toHaveLength(1);
  expect(await purgedOf(gone.id, kept.id, 'ffffffffffffffffffffffff', 'x')).toEqual([
    gone.id,
    'ffffffffffffffffffffffff',
    'x',
  ]);
  expect(await countOf('cookies', kept.id)).toBe(1);
  expect(await countOf('fonts', kept.id)).toBe(1);
  const notice = { application_id: gone.id, version: 1, language: 'th' };
  expect(await websites.service.internal.getNotice(notice)).toMatchObject({ language: 'th' });
});

it('H21: a closed organization loses its websites, as if each had been deleted; others keep theirs', async () => {
  const gone = await newSite(websites);
  const organization_id = (await websites.service.internal.getApplicationOwner({ application_id: gone.id }))!
    .organization_id;
  const { websites: count } = await websites.service.internal.withdrawOrganization({ organization_id });
  expect(count).toBeGreaterThan(0);
  expect(await websites.service.internal.getApplicationOwner({ application_id: gone.id })).toBeNull();
  // Whose evidence it is does not end with it (D-33).
  expect(await websites.service.internal.getEvidenceOwner({ application_id: gone.id })).toEqual({
    organization_id,
  });
  const site = await websites.service.internal.getPublishedSite({ site_key: gone.site_key });
  expect(site?.deleted).toBe(true);
  expect(await websites.service.internal.withdrawOrganization({ organization_id })).toEqual({ websites: 0 });
});
