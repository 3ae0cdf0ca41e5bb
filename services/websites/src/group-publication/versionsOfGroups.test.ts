import { publishedSite } from '../testing/bannerEditing';
import { follower, givenBanner, newGroup, publishGroup, saveSections } from '../testing/groups';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

it('versions say what of them came from which group; versions without say nothing', async () => {
  const group = await newGroup(websites);
  const site = await follower(websites, group.id);
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  const { id } = await publishGroup(websites, group.id);
  const versions = await websites.connection
    .collection('template_versions')
    .find({ application_id: site.id })
    .sort({ version: 1 })
    .toArray();
  expect(versions[0]).not.toHaveProperty('inherited_from');
  expect(versions[1]).toMatchObject({ group_publication: id });
  expect(versions[1]?.['inherited_from']).toEqual([
    { section: 'design', group_id: group.id, version: 1 },
    { section: 'texts.th', group_id: group.id, version: 1 },
  ]);
  const listed = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
  expect(
    listed.body.entities.map(({ inherited_from }: { inherited_from?: unknown }) => inherited_from),
  ).toEqual([versions[1]?.['inherited_from'], undefined]);
});

it('of a website in no group no answer has a field more', async () => {
  const site = await publishedSite(websites);
  const app = `/applications/${site.id}`;
  const fields = [
    ...['group_id', 'group_path', 'inherited', 'inherited_from'],
    ...['own_sections', 'privacy_url', 'dpo_email'],
  ];
  for (const path of [app, `${app}/template`, `${app}/templateVersions`, `${app}/policy`]) {
    const text = JSON.stringify((await websites.as('admin')('GET', path)).body);
    expect(fields.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  }
  const { internal } = websites.service;
  const about = { application_id: site.id };
  for (const answer of [
    await internal.getApplicationOwner(about),
    await internal.getScanTarget(about),
    await internal.getPublishedVersion({ ...about, version: 1 }),
    await internal.getWebsiteContent(about),
  ])
    expect(fields.filter((name) => JSON.stringify(answer).includes(`"${name}"`))).toEqual([]);
});
