import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { publishedSite } from '../testing/bannerEditing';
import { follower, givenBanner, newGroup, publishGroup, saveSections } from '../testing/groups';
import { newCookie } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
let server: Server;
beforeAll(async () => {
  websites = await startWebsites();
  const app = express();
  app.use('/sdk/v1', websites.service.publicFiles!);
  server = createServer(app).listen(0);
});
afterAll(async () => {
  server.close();
  await websites.close();
});

const bytesOf = async (file: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/sdk/v1/${file}`);
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return JSON.stringify([answer.status, answer.headers.get('etag'), body]);
};

/** Everything that anyone gets of a website, and all that is stored of it but when its health was looked at. */
const everythingOf = async ({ id, site_key }: { id: string; site_key: string }) => {
  const read = async (path: string) =>
    JSON.stringify((await websites.as('admin')('GET', `/applications/${id}${path}`)).body);
  const application_id = id;
  const { internal } = websites.service;
  const stored = async (collection: string, filter: object) =>
    JSON.stringify(await websites.connection.collection(collection).find(filter).sort({ _id: 1 }).toArray());
  const [record] = await websites.connection.collection('applications').find({ site_key }).toArray();
  const {
    health: _health,
    health_due: _due,
    health_mark: _mark,
    ...rest
  }: Record<string, unknown> = record ?? {};
  return {
    script: await bytesOf(`${site_key}.js`),
    inline: await bytesOf(`${site_key}.inline`),
    api: await Promise.all(['', '/template', '/templateVersions', '/policy', '/categories'].map(read)),
    owner: JSON.stringify(await internal.getApplicationOwner({ application_id })),
    content: JSON.stringify(await internal.getWebsiteContent({ application_id })),
    controller: JSON.stringify(await internal.controllerOf({ application_id })),
    version: JSON.stringify(await internal.getPublishedVersion({ application_id, version: 1 })),
    versions: await stored('template_versions', { application_id }),
    drafts: await stored('templates', { application_id }),
    record: JSON.stringify(rest),
  };
};

it('for a website without a group not one byte differs, whatever groups of its organization do', async () => {
  const site = await publishedSite(websites);
  await newCookie(websites, site.id);
  const before = await everythingOf(site);
  // Of a website that is not there all would be equal as well.
  expect([before.script, before.inline].map((file) => file.startsWith('[200,'))).toEqual([true, true]);
  expect(before.versions.length).toBeGreaterThan(1_000);

  const admin = websites.as('admin');
  const parent = await newGroup(websites);
  const group = await newGroup(websites, parent.id);
  const member = await follower(websites, group.id);
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  expect((await publishGroup(websites, group.id)).state).toBe('done');
  await admin('POST', `/groups/${group.id}/tag`, { body: {} });
  const { etag } = (await admin('GET', `/groups/${group.id}`)).body;
  const controller = { name: 'Client Co., Ltd.', contact_email: 'dpo@client.co.th' };
  const changed = await admin('PUT', `/groups/${group.id}`, {
    body: { controller },
    headers: { 'if-match': etag },
  });
  expect(changed.status).toBe(200);
  // The website in the group is another one by now, so what happened here would be seen.
  expect(await bytesOf(`${member.site_key}.js`)).toContain('[200,');
  expect(await everythingOf(site)).toEqual(before);

  expect(
    (await admin('DELETE', `/groups/${group.id}?confirm=${encodeURIComponent(group.name)}`)).status,
  ).toBe(204);
  expect(await everythingOf(site)).toEqual(before);
});

it('a website that entered and left a group has the bytes that it had', async () => {
  const site = await publishedSite(websites);
  const script = await bytesOf(`${site.site_key}.js`);
  const group = await newGroup(websites);
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  await publishGroup(websites, group.id);
  const move = (group_id: string | null) =>
    websites.as('admin')('PUT', `/applications/${site.id}/group`, { body: { group_id } });
  expect((await move(group.id)).status).toBe(200);
  expect(await bytesOf(`${site.site_key}.js`)).toBe(script);
  expect((await move(null)).status).toBe(200);
  expect(await bytesOf(`${site.site_key}.js`)).toBe(script);
});
