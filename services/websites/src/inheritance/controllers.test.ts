import { configOf, publishedSite, readyTemplate, saveTemplate, withText } from '../testing/bannerEditing';
import { groupOf, newGroup } from '../testing/groups';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const admin = (method: string, path: string, sending: object = {}) =>
  websites.as('admin')(method, path, sending);
const change = async (id: string, body: object) =>
  admin('PUT', `/groups/${id}`, { body, headers: { 'if-match': (await groupOf(websites, id)).etag } });
const move = (siteId: string, group_id: string) =>
  admin('PUT', `/applications/${siteId}/group`, { body: { group_id } });
const controllerOf = (application_id: string) => websites.service.internal.controllerOf({ application_id });
const client = (name: string) => ({
  name,
  contact_email: 'privacy@client.example',
  dpo: { name: 'Somsri', email: 'dpo@client.example' },
});

it('is that of the nearest group that has one, of any level, at once', async () => {
  const top = await newGroup(websites);
  const low = await newGroup(websites, top.id);
  const site = await newSite(websites, { group_id: low.id });
  expect(await controllerOf(site.id)).toBeNull();
  await change(top.id, { controller: client('Agency') });
  expect(await controllerOf(site.id)).toMatchObject({ name: 'Agency', group_id: top.id });
  await change(low.id, { controller: client('Client') });
  expect(await controllerOf(site.id)).toEqual({
    name: 'Client',
    contact_email: 'privacy@client.example',
    dpo: { name: 'Somsri', email: 'dpo@client.example', phone: '' },
    group_id: low.id,
  });
  const { body } = await admin('GET', `/applications/${site.id}/policy`);
  expect(body.answers).toMatchObject({ controller_name: 'Client', contact_email: 'privacy@client.example' });
  await admin('DELETE', `/applications/${site.id}?confirm=${site.domain_name}`);
  expect(await controllerOf(site.id)).toMatchObject({ name: 'Client' });
  expect(await controllerOf('f'.repeat(24))).toBeNull();
});

it('is named by the banner from the next version on, and visitors are asked again', async () => {
  const group = await newGroup(websites);
  const site = await publishedSite(websites);
  await move(site.id, group.id);
  await change(group.id, { controller: client('Client Co.') });
  const shown = (await admin('GET', `/applications/${site.id}/template`)).body;
  expect(shown.diff.controller).toEqual(['organization']);
  expect(shown.diff.requires_reconsent).toBe(true);
  expect((await admin('GET', `/applications/${site.id}`)).body.pending_changes).toBe(true);
  await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  const config = await configOf(websites, site.site_key);
  expect(config).toMatchObject({ version: 2, reconsent: { since: 2 } });
  expect(config.texts.description).toContain('Client Co.');
  expect(config.texts.description).not.toContain('มหาวิทยาลัยตัวอย่าง');
});

describe('values that texts name', () => {
  const naming = async (siteId: string) =>
    withText(await readyTemplate(websites, siteId), 'th', (texts) => ({
      ...texts,
      privacy: { name: texts.privacy.name, url: '{privacy_url}' },
      cookie_definition: `${texts.cookie_definition} {dpo_email}`,
    }));

  it('come from the website, else from the nearest group, and none is an error of the check', async () => {
    const group = await newGroup(websites);
    const site = await newSite(websites, { group_id: group.id });
    const empty = await saveTemplate(websites, site.id, await naming(site.id));
    expect([empty.status, empty.body.errors?.[0]?.code]).toEqual([422, 'variable_empty']);
    await change(group.id, {
      privacy_url: 'https://client.example/privacy',
      dpo_email: 'dpo@client.example',
    });
    expect((await saveTemplate(websites, site.id, await naming(site.id))).status).toBe(200);
    const config = await configOf(websites, site.site_key);
    expect(config.texts.privacy.url).toBe('https://client.example/privacy');
    expect(JSON.stringify(config)).toContain('dpo@client.example');
    const own = { privacy_url: 'https://own.example/privacy' };
    expect((await admin('PUT', `/applications/${site.id}`, { body: own })).body).toMatchObject(own);
    await saveTemplate(websites, site.id, { ...(await naming(site.id)), reconsent: 'all' });
    expect((await configOf(websites, site.site_key)).texts.privacy.url).toBe('https://own.example/privacy');
  });

  it('an address with more than the variable is none', async () => {
    const site = await newSite(websites);
    const wrong = withText(await readyTemplate(websites, site.id), 'th', (texts) => ({
      ...texts,
      privacy: { name: texts.privacy.name, url: 'https://a.example/{privacy_url}' },
    }));
    expect((await saveTemplate(websites, site.id, wrong)).status).toBe(422);
  });
});
