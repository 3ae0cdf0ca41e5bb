import { readySite, saveTemplate, withTitle } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const listed = (application_id: string) => websites.service.internal.listVersions({ application_id });

it('other services read when each version was published and the hashes of what it told', async () => {
  const { site, template } = await readySite(websites);
  await saveTemplate(websites, site.id, { ...withTitle(template, 'ใหม่'), publish: true, reconsent: 'all' });
  const { serving, versions } = await listed(site.id);
  const { body } = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
  const shown = [...body.entities].reverse() as (typeof versions)[number][];
  expect(serving).toBe(2);
  expect(versions).toEqual(
    shown.map(({ version, published_at, reconsent, notice_sha256 }) => ({
      version,
      published_at,
      reconsent,
      notice_sha256,
    })),
  );
});

it('a website that was never published has none, nor has what is no website', async () => {
  const site = await newSite(websites);
  for (const id of [site.id, 'f'.repeat(24), 'none'])
    expect([id, await listed(id)]).toEqual([id, { serving: 0, versions: [] }]);
});
