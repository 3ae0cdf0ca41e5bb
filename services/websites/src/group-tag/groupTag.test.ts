import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { OURS } from '@yinyom/testing/identityStandIn';
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
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
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
    host_snippet: null,
    script_url: null,
    websites: [],
    more_websites: false,
    unknown_hosts: [],
    ignored_hosts: [],
  });
  expect((await get(`${body.group_key}.js`)).text).toContain('globalThis.disabled=true');
});

it('says which hosts get a website; one with a path keeps its own tag', async () => {
  const shown = (await admin('GET', `/groups/${group.id}/tag`)).body;
  const hostsOf = (name: string) =>
    shown.websites.find(({ domain_name }: { domain_name: string }) => domain_name === name)?.hosts;
  const site = await siteIn('listed.ac.th', { shared_domains: ['listed.co.th'] });
  await siteIn('listed.go.th/faculty');
  expect(hostsOf('listed.ac.th')).toBeUndefined();
  const after = (await admin('GET', `/groups/${group.id}/tag`)).body;
  expect(after.websites).toEqual(
    expect.arrayContaining([
      { application_id: site.id, domain_name: 'listed.ac.th', hosts: ['listed.ac.th', 'listed.co.th'] },
      expect.objectContaining({ domain_name: 'listed.go.th/faculty', hosts: [] }),
    ]),
  );
  expect(after.host_snippet).toContain(`/sdk/v1/group/${key}/{host}.js`);
});

it('an unknown host is ignored until it is listed again, and leaves the list as a website', async () => {
  const hostsIn = async (list: 'unknown_hosts' | 'ignored_hosts') =>
    (await admin('GET', `/groups/${group.id}/tag`)).body[list].map(({ host }: { host: string }) => host);
  const ignore = (host: string, ignored: boolean) =>
    admin('POST', `/groups/${group.id}/tag/ignored-hosts`, { host, ignored });
  await get(`${key}/ignored.ac.th.js`);
  await get(`${key}/added.ac.th.js`);
  await until(async () => {
    const unknown = await hostsIn('unknown_hosts');
    return ['ignored.ac.th', 'added.ac.th'].every((host) => unknown.includes(host));
  }, 'both hosts are listed');
  const noted = () => websites.identity.audit.filter(({ action }) => action === 'group.updated').length;
  const before = noted();
  await ignore('ignored.ac.th', true);
  // What changes nothing is no entry of the audit log.
  await ignore('never-met.ac.th', true);
  await ignore('ignored.ac.th', true);
  expect(noted() - before).toBe(1);
  expect(await hostsIn('ignored_hosts')).toEqual(['ignored.ac.th']);
  expect(await hostsIn('unknown_hosts')).not.toContain('ignored.ac.th');
  await ignore('ignored.ac.th', false);
  expect([await hostsIn('ignored_hosts'), await hostsIn('unknown_hosts')]).toEqual([
    [],
    expect.arrayContaining(['ignored.ac.th']),
  ]);
  await siteIn('added.ac.th');
  expect(await hostsIn('unknown_hosts')).not.toContain('added.ac.th');
});

it('servers get the form that pages carry by group and host, which names the website', async () => {
  const site = await siteIn('carried.ac.th');
  expect((await get(`${key}/carried.ac.th.inline`)).text).toContain(`"site_key":"${site.site_key}"`);
  expect((await get(`${key}/nowhere.ac.th.inline`)).status).toBe(404);
});

// Last: nothing of the organization is left afterwards.
it('ends with the organization', async () => {
  const site = await siteIn('closing.ac.th');
  await until(async () => (await keyFor('closing.ac.th')) === site.site_key, 'the tag knows the website');
  await websites.service.internal.withdrawOrganization({ organization_id: OURS });
  await until(async () => (await keyFor('closing.ac.th')) === undefined, 'the tag has ended');
  expect((await get(`${key}.js`, 'https://closing.ac.th/')).text).not.toContain(site.site_key);
});
