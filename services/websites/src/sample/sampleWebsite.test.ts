import { OURS } from '@yinyom/testing/identityStandIn';
import { sampleWebsites } from '../sampleWebsites';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

it('N3 what a scan of a sample website found is published; visitors are asked again where a recipient is new', async () => {
  const since = new Date(Date.now() - 90 * 86_400_000);
  const website = await sampleWebsites(websites.service).create({
    organizationId: OURS,
    organizationName: 'มหาวิทยาลัยสาธิตวิทยา',
    userId: 'admin',
    domainName: 'library.demo.localhost',
    name: 'หอสมุดกลาง (ข้อมูลตัวอย่าง)',
    privacyUrl: 'http://library.demo.localhost:4000/privacy',
    since,
  });
  const shown = async () =>
    (await websites.as('admin')('GET', `/applications/${website.applicationId}`)).body;
  await website.publish({ at: since, note: 'เผยแพร่ครั้งแรก', reconsent: 'all', design: {} });
  expect(await shown()).toMatchObject({ template_version: 1, pending_changes: false });

  const seen_at = new Date().toISOString();
  const purpose = { th: 'วัดผลการเข้าชม', en: 'Measures visits' };
  await websites.service.internal.recordFoundCookies({
    application_id: website.applicationId,
    source: 'scan',
    seen_at,
    complete: false,
    held_back: false,
    items: [
      {
        name: 'new_vendor_id',
        match: 'exact',
        domain: 'library.demo.localhost',
        type: 1,
        provider: 'New Vendor',
        expiry: 86_400,
        is_session: false,
        suggestion: { category_type: 3, confidence: 1, purpose },
      },
    ],
  });
  expect((await shown()).pending_changes).toBe(true);
  await website.publish({ at: new Date(), note: 'เพิ่มคุกกี้ที่การสแกนพบ', reconsent: 'none', design: {} });
  expect(await shown()).toMatchObject({ template_version: 2, pending_changes: false });
  const { body } = await websites.as('admin')(
    'GET',
    `/applications/${website.applicationId}/templateVersions`,
  );
  expect(body.entities[0]).toMatchObject({ version: 2, reconsent: 'all', note: 'เพิ่มคุกกี้ที่การสแกนพบ' });
});
