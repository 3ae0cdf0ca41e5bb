import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { publishedSite } from '../testing/bannerEditing';
import { newGroup } from '../testing/groups';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';

let websites: Websites;
let server: Server;
let group: { id: string };
let key: string;

const admin = (method: string, path: string, body?: object) =>
  websites.as('admin')(method, path, { ...(body && { body }) });
const siteIn = async (domain_name: string, more: object = {}) => {
  const site = await publishedSite(websites, { domain_name });
  await admin('PUT', `/applications/${site.id}/group`, { group_id: group.id });
  if (Object.keys(more).length > 0) await admin('PUT', `/applications/${site.id}`, more);
  return site;
};
const get = async (path: string, referer?: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/sdk/v1/group/${path}`, {
    headers: { ...(referer !== undefined && { referer }) },
  });
  return { text: await answer.text(), headers: answer.headers };
};
/** The website whose script a host gets; undefined: the disabled one. */
const keyFor = async (host: string) =>
  /"?site_?[kK]ey"?:"([^"]+)"/.exec((await get(`${key}/${host}.js`)).text)?.[1];

beforeAll(async () => {
  websites = await startWebsites();
  const app = express();
  app.use('/sdk/v1', websites.service.publicFiles!);
  server = createServer(app).listen(0);
  group = await newGroup(websites);
  key = (await admin('POST', `/groups/${group.id}/tag`, {})).body.group_key;
});
afterAll(async () => {
  server.close();
  await websites.close();
});

it('each host gets its own website: the exact one, one that shares with it, the nearest above', async () => {
  const parent = await siteIn('estate.ac.th', { shared_domains: ['other.co.th'] });
  const child = await siteIn('library.estate.ac.th');
  await siteIn('path.ac.th/faculty');
  expect(await keyFor('library.estate.ac.th')).toBe(child.site_key);
  expect(await keyFor('estate.ac.th')).toBe(parent.site_key);
  expect(await keyFor('WWW.estate.ac.th')).toBe(parent.site_key);
  expect(await keyFor('a.library.estate.ac.th')).toBe(child.site_key);
  expect(await keyFor('other.co.th')).toBe(parent.site_key);
  for (const host of ['path.ac.th', 'elsewhere.ac.th']) expect(await keyFor(host)).toBeUndefined();
});

it('hosts outside the group are listed, newest first', async () => {
  await get(`${key}/stranger.ac.th.js`);
  await until(async () => {
    const { unknown_hosts } = (await admin('GET', `/groups/${group.id}/tag`)).body;
    return unknown_hosts[0]?.host === 'stranger.ac.th';
  }, 'the host is listed');
});

it('without a host in the address the page tells it; no cache gives it to another page', async () => {
  const site = await siteIn('referring.ac.th');
  const { text, headers } = await get(`${key}.js`, 'https://referring.ac.th/');
  expect(text).toContain(site.site_key);
  expect(text).toContain('["referring.ac.th"]');
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
    'private, max-age=300',
    'Accept-Encoding, Referer',
  ]);
  const loader = (await get(`${key}.js`)).text;
  expect(loader).toContain(`/sdk/v1/group/${key}/`);
  expect(loader).not.toContain(site.site_key);
});

it('a group without a tag, and one whose tag was removed, has the disabled script', async () => {
  expect((await get('nobodyhasthis.js')).text).toContain('globalThis.disabled=true');
  const other = await newGroup(websites);
  const { body } = await admin('POST', `/groups/${other.id}/tag`, {});
  expect((await admin('POST', `/groups/${other.id}/tag`, {})).body.group_key).toBe(body.group_key);
  expect(body.snippet).toContain(`/sdk/v1/group/${body.group_key}.js`);
  await admin('DELETE', `/groups/${other.id}/tag`);
  expect((await admin('GET', `/groups/${other.id}/tag`)).body).toEqual({
    group_key: null,
    snippet: null,
    unknown_hosts: [],
  });
  expect((await get(`${body.group_key}.js`)).text).toContain('globalThis.disabled=true');
});
