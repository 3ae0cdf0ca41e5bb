import { newSite } from '../testing/sampleSite';
import { publishedSite, readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const collection = (name: string) => websites.connection.collection(name);
const configOf = async (siteKey: string, url = websites.url) =>
  (await fetch(`${url}/public/sites/${siteKey}/config?lang=en`)).json() as Promise<Record<string, unknown>>;

/** What earlier releases left behind: version 1 without a privacy link, made when the website was registered. */
const autoPublished = async () => {
  const site = await publishedSite(websites);
  const where = { application_id: site.id };
  await collection('template_versions').updateOne(where, {
    $set: { 'snapshot.texts.th.privacy.url': '', 'snapshot.texts.en.privacy.url': '' },
  });
  await collection('publications').updateOne(where, { $unset: { held: 1 } });
  return site;
};

it('H1 F-L1 what the platform published by itself is held until a person publishes, and stays as evidence', async () => {
  const [own, made] = [await publishedSite(websites), await autoPublished()];
  await collection('publications').updateOne({ application_id: own.id }, { $unset: { held: 1 } });
  const other = await websites.another();
  try {
    expect(await configOf(made.site_key, other.harness.url)).toEqual({
      published: false,
      site_key: made.site_key,
    });
    expect(await configOf(own.site_key, other.harness.url)).toMatchObject({ published: true, version: 1 });
    const { internal } = other.service;
    expect(await internal.getPublishedSite({ site_key: made.site_key })).toMatchObject({ version: 0 });
    const notice = { application_id: made.id, version: 1, language: 'th' };
    expect(await internal.getNotice(notice)).toMatchObject({ language: 'th' });
    expect(await internal.getPublishedVersion(notice)).toMatchObject({ version: 1 });
    const admin = websites.as('admin');
    expect((await admin('GET', `/applications/${made.id}`)).body.template_version).toBe(0);
    expect((await admin('GET', `/applications/${own.id}`)).body.template_version).toBe(1);
  } finally {
    await other.harness.close();
    await other.service.close();
  }

  const { status, body } = await saveTemplate(websites, made.id, await readyTemplate(websites, made.id));
  expect([status, body.published_version]).toEqual([200, 2]);
  expect(await configOf(made.site_key)).toMatchObject({
    published: true,
    version: 2,
    // Nobody's earlier answer counts for a notice that led nowhere.
    reconsent: { policy: 'all', since: 2 },
  });
});

it('H1 F-L1 the first publication shows at once; a deleted draft is gone', async () => {
  const [site, gone] = [await newSite(websites), await newSite(websites)];
  expect(await configOf(site.site_key)).toMatchObject({ published: false });
  await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  expect(await configOf(site.site_key)).toMatchObject({ published: true, version: 1 });
  const script = await (await fetch(`${websites.origin}/sdk/v1/${site.site_key}.js`)).text();
  expect(script).toContain('version:1');
  expect(script).toContain('https://www.example.ac.th/privacy');
  await websites.as('admin')('DELETE', `/applications/${gone.id}?confirm=${gone.domain_name}`);
  const { status } = await websites.send('GET', `/public/sites/${gone.site_key}/config`);
  expect(status).toBe(410);
});
