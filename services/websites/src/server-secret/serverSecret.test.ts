import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const published = async () => {
  const site = await newSite(websites);
  const template = { ...(await readyTemplate(websites, site.id)), publish: true, reconsent: 'all' };
  expect((await saveTemplate(websites, site.id, template)).status).toBe(200);
  const path = `/applications/${site.id}/secret`;
  return {
    ...site,
    call: (method: string, who = 'admin') =>
      websites.as(who)(method, path, method === 'POST' ? { body: {} } : {}),
    key: async () =>
      (await websites.service.internal.getPublishedSite({ site_key: site.site_key }))?.choice_key,
    configured: async () =>
      (await websites.send('GET', `/public/sites/${site.site_key}/config`)).body.server_cookie,
  };
};

it('a website has no secret until its Admin makes one; then its decisions are signed and its script knows', async () => {
  const { call, key, configured } = await published();
  expect((await call('GET')).body).toEqual({ made_at: null, old_secret_until: null });
  expect([await key(), await configured()]).toEqual([undefined, undefined]);
  const made = await call('POST');
  expect(made.status).toBe(201);
  expect(made.body.site_secret).toMatch(/^[\w-]{43}$/);
  expect(await key()).toMatch(/^[0-9a-f]{64}$/);
  expect(await configured()).toBe(Math.floor(Date.parse(made.body.made_at) / 1000));
  expect((await call('GET')).body).toEqual({ made_at: made.body.made_at, old_secret_until: null });
});

it('SG-05 a changed secret signs from now on, and the earlier one is taken for 30 days', async () => {
  const { call, key } = await published();
  await call('POST');
  const before = await key();
  const { body } = await call('POST');
  expect(await key()).not.toBe(before);
  const days = (Date.parse(body.old_secret_until) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

it('a removed secret signs nothing any more', async () => {
  const { call, key, configured } = await published();
  await call('POST');
  expect((await call('DELETE')).status).toBe(204);
  expect([await key(), await configured()]).toEqual([undefined, undefined]);
});

it('SG-06 the secret is told once: neither the database, the audit log nor another call has it', async () => {
  const { id, call } = await published();
  const { site_secret } = (await call('POST')).body;
  await call('POST');
  const stored = await websites.connection.db?.collection('applications').find({}).toArray();
  const publications = await websites.connection.db?.collection('publications').find({}).toArray();
  const seen = JSON.stringify([
    stored,
    publications,
    websites.identity.audit,
    (await call('GET')).body,
    (await websites.as('admin')('GET', `/applications/${id}`)).body,
  ]);
  expect(seen).not.toContain(site_secret);
  expect(websites.identity.audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['application.secret_made', 'application.secret_rotated']),
  );
});

it.each(['member', 'viewer', 'stranger'])('SG-07 no %s makes, reads or removes it', async (who) => {
  const { call } = await published();
  const answers = await Promise.all(['GET', 'POST', 'DELETE'].map((method) => call(method, who)));
  for (const { status } of answers) expect([403, 404]).toContain(status);
});

it('what was sealed with an earlier DATA_SECRET is sealed anew at the next start', async () => {
  const { site_key, call, key } = await published();
  await call('POST');
  const before = await key();
  const { current } = testSecrets.DATA_SECRET;
  const fresh = 'another-data-secret-'.repeat(2);
  const changed = await websites.another({ DATA_SECRET: keyRing(fresh, [current.secret]) });
  await changed.harness.close();
  await changed.service.close();
  const alone = await websites.another({ DATA_SECRET: keyRing(fresh) });
  const site = await alone.service.internal.getPublishedSite({ site_key });
  expect(site?.choice_key).toBe(before);
  await alone.harness.close();
  await alone.service.close();
  // The other tests' service goes on with the secret of before.
  const back = await websites.another({ DATA_SECRET: keyRing(current.secret, [fresh]) });
  await back.harness.close();
  await back.service.close();
});
