import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Installation } from '@yinyom/contracts/websites/application';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { until } from '@yinyom/testing/until';
import { newSite } from '../testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

/** Front pages by host, and what to redirect to. */
const pages = new Map<string, string | (() => string) | { location: string }>();
let server: Server;
let websites: Websites;

beforeAll(async () => {
  server = createServer((req, res) => {
    const page = pages.get((req.headers.host ?? '').split(':')[0] ?? '');
    if (page === undefined) return void res.writeHead(404).end();
    if (typeof page === 'string') return void res.end(page);
    if (typeof page === 'function') return void res.end(page());
    res.writeHead(302, page).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = [
    'meta',
    'tag',
    'script',
    'late',
    'moved',
    'elsewhere',
    'lost',
    'quiet',
    'bank',
    'own',
    'next',
    'busy',
    'old',
  ].map((name) => `${name}.example.ac.th`);
  websites = await startWebsites({
    MORE_TOP_LEVELS: 'example,internal',
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
const instructions = (id: string) =>
  websites.as('member')('POST', `/applications/${id}/verify`, { body: { method: 'dns', look: false } });
const siteAt = async (host: string) => {
  const site = await newSite(websites, { domain_name: host });
  const { body } = await instructions(site.id);
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
    expect(name).toBe('_yinyom.dns.example.ac.th');
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

  it('ASVS 11.1.1 by what was put there before INGEST_SECRET was changed', async () => {
    const tag = await siteAt('tag.example.ac.th');
    const record = await siteAt('record.example.ac.th');
    pages.set('tag.example.ac.th', head(tag.instructions.meta));
    websites.txtRecords.set(record.instructions.dns.name, [[record.instructions.dns.value]]);
    const { INGEST_SECRET } = testSecrets;
    const during = await websites.another({
      INGEST_SECRET: keyRing('n'.repeat(40), [INGEST_SECRET.current.secret]),
    });
    const look = (id: string, method: string) =>
      during.harness.send('POST', `/applications/${id}/verify`, {
        token: during.harness.tokenFor('admin', 'session-of-admin'),
        body: { method },
      });
    expect((await look(tag.id, 'meta')).body).toMatchObject({ proved: true });
    const proved = (await look(record.id, 'dns')).body;
    expect(proved).toMatchObject({ proved: true });
    // Whoever is told now what to put there is told what will be good afterwards.
    expect(proved.instructions.dns.value).not.toBe(record.instructions.dns.value);
    await during.harness.close();
    await during.service.close();
  });

  it('F-L10: by a TXT record at the host itself, too', async () => {
    const site = await siteAt('bare.example.ac.th');
    const { host, value } = site.instructions.dns;
    expect(host).toBe('bare.example.ac.th');
    websites.txtRecords.set(host, [[value]]);
    expect((await verify(site.id, 'dns')).body.verification).toBe('verified');
  });

  it('not by asking what has to be put where: that looks at nothing', async () => {
    const site = await newSite(websites);
    expect((await instructions(site.id)).body).toMatchObject({ proved: false, problem: null });
    const { body } = await websites.as('member')('GET', `/applications/${site.id}`);
    expect(body.installation.last_look).toBeNull();
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

describe('a visit starts the platform’s own look', () => {
  const { markSeen, markForeign, getScanTarget } = {
    markSeen: (id: string, host: string) => websites.service.internal.markSeen({ application_id: id, host }),
    markForeign: (id: string, host: string) =>
      websites.service.internal.markForeign({ application_id: id, host }),
    getScanTarget: (id: string) => websites.service.internal.getScanTarget({ application_id: id }),
  };
  const read = async (id: string) => (await websites.as('member')('GET', `/applications/${id}`)).body;
  const looked = (id: string, ready: (installation: Installation) => boolean) =>
    until(async () => ready((await read(id)).installation), 'the look is over');

  it('V-03: what a client writes verifies nobody: the script is not on the page', async () => {
    const site = await newSite(websites, { domain_name: 'bank.example.ac.th' });
    pages.set('bank.example.ac.th', head('<title>Somebody else’s bank</title>'));
    await markSeen(site.id, 'bank.example.ac.th');
    await looked(site.id, ({ last_look }) => last_look !== null);
    const { verification, installation } = await read(site.id);
    expect(verification).toBe('unverified');
    expect(installation).toMatchObject({
      seen_host: 'bank.example.ac.th',
      verified_by: null,
      last_look: { method: 'script', problem: 'proof_missing' },
    });
    expect((await getScanTarget(site.id))?.verification).toBe('unverified');
  });

  it('H2: a website that shows its banner is verified by that look, with nobody deciding', async () => {
    const site = await siteAt('own.example.ac.th');
    pages.set('own.example.ac.th', head(site.instructions.script));
    await markSeen(site.id, 'own.example.ac.th');
    await looked(site.id, ({ verified_by }) => verified_by === 'script');
    expect((await read(site.id)).verification).toBe('verified');
  });

  it('H3: on a new domain it starts anew at once, and the pause of the old one does not count', async () => {
    const site = await siteAt('moved.example.ac.th');
    pages.set('moved.example.ac.th', head(site.instructions.script));
    await markSeen(site.id, 'moved.example.ac.th');
    await looked(site.id, ({ verified_by }) => verified_by === 'script');
    await websites.as('member')('PUT', `/applications/${site.id}`, {
      body: { domain_name: 'next.example.ac.th' },
    });
    expect(await read(site.id)).toMatchObject({
      verification: 'unverified',
      installation: { seen_at: null, verified_by: null, last_look: null, unrecorded_hosts: [] },
    });
    pages.set('next.example.ac.th', head(site.instructions.script));
    await markSeen(site.id, 'next.example.ac.th');
    await looked(site.id, ({ verified_by }) => verified_by === 'script');
    expect((await read(site.id)).installation.seen_host).toBe('next.example.ac.th');
  });

  it('once in five minutes, however many visitors come', async () => {
    const site = await newSite(websites, { domain_name: 'busy.example.ac.th' });
    let asked = 0;
    pages.set('busy.example.ac.th', () => `${(asked += 1)}`);
    for (let visit = 0; visit < 5; visit += 1) await markSeen(site.id, 'busy.example.ac.th');
    await looked(site.id, ({ last_look }) => last_look !== null);
    expect(asked).toBe(1);
  });

  it('not for a host that is not the website’s', async () => {
    const site = await newSite(websites, { domain_name: 'quiet.example.ac.th' });
    for (const host of ['evil.example', 'quiet.example.ac.th.evil.example', 'x quiet.example.ac.th'])
      await markSeen(site.id, host);
    expect((await read(site.id)).installation).toMatchObject({ seen_at: null, last_look: null });
  });

  it('a website that an earlier release believed is not verified before its own look', async () => {
    const site = await newSite(websites, { domain_name: 'old.example.ac.th' });
    await websites.connection
      .collection('applications')
      .updateOne({ site_key: site.site_key }, { $set: { verification: 'verified', seen_at: new Date() } });
    expect((await read(site.id)).verification).toBe('unverified');
    expect((await getScanTarget(site.id))?.verification).toBe('unverified');
  });

  it('H20: remembers strange hosts, the last five, and never one of its own', async () => {
    const site = await newSite(websites);
    const hosts = async () =>
      (await read(site.id)).installation.unrecorded_hosts.map(({ host }: { host: string }) => host);
    await markForeign(site.id, 'localhost:4711');
    await markForeign(site.id, site.domain_name);
    for (const host of ['<b>', 'a b', '-', 'x'.repeat(300), 'host:port']) await markForeign(site.id, host);
    expect(await hosts()).toEqual(['localhost:4711']);
    for (const number of [1, 2, 3, 4]) await markForeign(site.id, `staging${number}.example`);
    await markForeign(site.id, 'localhost:4711');
    await markForeign(site.id, 'staging5.example');
    expect(await hosts()).toEqual([
      'staging5.example',
      'localhost:4711',
      'staging4.example',
      'staging3.example',
      'staging2.example',
    ]);
    const viewer = await websites.as('viewer')('GET', `/applications/${site.id}`);
    expect(viewer.body).not.toHaveProperty('installation');
  });
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
  await withinOneHour();
  const site = await siteAt('often.example.ac.th');
  for (let count = 0; count < 10; count += 1) expect((await verify(site.id, 'dns')).status).toBe(200);
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
