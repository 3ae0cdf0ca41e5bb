import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSite } from '../testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

/** Front pages by host, and what to redirect to. */
const pages = new Map<string, string | { location: string }>();
let server: Server;
let websites: Websites;

beforeAll(async () => {
  server = createServer((req, res) => {
    const page = pages.get((req.headers.host ?? '').split(':')[0] ?? '');
    if (page === undefined) return void res.writeHead(404).end();
    if (typeof page === 'string') return void res.end(page);
    res.writeHead(302, page).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = ['meta', 'script', 'late', 'moved', 'elsewhere', 'lost', 'quiet'].map(
    (name) => `${name}.example.ac.th`,
  );
  websites = await startWebsites({
    SCANNER_ALLOW: [...hosts, 'thief.example.com'].map((host) => `${host}:${port}`).join(','),
    SCANNER_RESOLVE: [...hosts, 'thief.example.com'].map((host) => `${host}=127.0.0.1`).join(','),
  });
});
afterAll(async () => {
  await websites.close();
  server.close();
});

const verify = (id: string, method: string) =>
  websites.as('member')('POST', `/applications/${id}/verify`, { body: { method } });
const siteAt = async (host: string) => {
  const site = await newSite(websites, { domain_name: host });
  const { body } = await verify(site.id, 'dns');
  return { ...site, token: body.token as string, instructions: body.instructions };
};
const head = (content: string, body = '') =>
  `<!doctype html><html><head>${content}</head><body>${body}</body></html>`;

describe('a website is proved', () => {
  it('by a TXT record, as the answer says', async () => {
    const site = await siteAt('dns.example.ac.th');
    expect((await verify(site.id, 'dns')).body).toMatchObject({
      verification: 'unverified',
      proved: false,
      problem: 'proof_missing',
    });
    const { name, value } = site.instructions.dns;
    websites.txtRecords.set(name, [['v=spf1 -all'], [value.slice(0, 20), value.slice(20)]]);
    expect((await verify(site.id, 'dns')).body).toMatchObject({
      verification: 'verified',
      proved: true,
      problem: null,
    });
    expect((await websites.as('viewer')('GET', `/applications/${site.id}`)).body.verification).toBe(
      'verified',
    );
    expect(websites.identity.audit.at(-1)).toMatchObject({
      action: 'application.verify',
      changes: [{ field: 'verification', before: 'unverified', after: 'verified' }],
    });
  });

  it('by a tag in the head of its front page', async () => {
    const site = await siteAt('meta.example.ac.th');
    pages.set('meta.example.ac.th', head(site.instructions.meta));
    expect((await verify(site.id, 'meta')).body.verification).toBe('verified');
  });

  it('by the script on its front page', async () => {
    const site = await siteAt('script.example.ac.th');
    expect(site.instructions.script).toContain(`${PUBLIC_URL}/sdk/v1/${site.site_key}.js`);
    pages.set('script.example.ac.th', head(site.instructions.script));
    expect((await verify(site.id, 'script')).body.verification).toBe('verified');
  });

  it.each([
    ['in the body, where visitors write', (tag: string) => head('', tag)],
    ['in a comment', (tag: string) => head(`<!-- ${tag} -->`)],
    ['of another organization', (tag: string) => head(tag.replace(/content="./, 'content="!'))],
  ])('not by a tag %s', async (_title, page) => {
    const site = await newSite(websites, { domain_name: 'late.example.ac.th' }).catch(() => null);
    const known =
      site?.id ??
      (await websites.as('admin')('GET', `/me/applications?organization_id=${'a'.repeat(24)}&q=late`)).body
        .entities[0].id;
    const { body } = await verify(known, 'dns');
    pages.set('late.example.ac.th', page(body.instructions.meta));
    expect((await verify(known, 'meta')).body.problem).toBe('proof_missing');
  });

  it('not by a page that it redirects to at somebody else', async () => {
    const site = await siteAt('elsewhere.example.ac.th');
    const { port } = server.address() as AddressInfo;
    pages.set('elsewhere.example.ac.th', { location: `http://thief.example.com:${port}/` });
    pages.set('thief.example.com', head(site.instructions.meta));
    expect((await verify(site.id, 'meta')).body.problem).toBe('proof_missing');
  });
});

it('a website is lost when the proof that it had is gone', async () => {
  const site = await siteAt('lost.example.ac.th');
  pages.set('lost.example.ac.th', head(site.instructions.meta));
  await verify(site.id, 'meta');
  expect((await verify(site.id, 'dns')).body).toMatchObject({ proved: false, verification: 'verified' });
  pages.set('lost.example.ac.th', head(''));
  expect((await verify(site.id, 'meta')).body.verification).toBe('lost');
  pages.set('lost.example.ac.th', head(site.instructions.meta));
  expect((await verify(site.id, 'meta')).body.verification).toBe('verified');
});

it.each(['10.0.0.1.example', 'metadata.google.internal', 'consent.example.com'])(
  'S-09: %s is not asked',
  async (domain_name) => {
    const site = await newSite(websites, { domain_name });
    const { body } = await verify(site.id, 'meta');
    expect(body.proved).toBe(false);
    expect(['address_not_allowed', 'site_unreachable']).toContain(body.problem);
  },
);

it('is looked for ten times an hour', async () => {
  const site = await siteAt('often.example.ac.th');
  for (let count = 1; count < 10; count += 1) expect((await verify(site.id, 'dns')).status).toBe(200);
  const refused = await verify(site.id, 'dns');
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('refuses a way that there is not', async () => {
  const site = await newSite(websites);
  for (const body of [
    {},
    { method: 'mail' },
    { method: ['dns'] },
    { method: 'dns', verification: 'verified' },
  ])
    expect((await websites.as('member')('POST', `/applications/${site.id}/verify`, { body })).status).toBe(
      422,
    );
});
