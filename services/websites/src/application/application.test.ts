import { THEIRS } from '@yinyom/testing/identityStandIn';
import { publishedSite } from '../testing/bannerEditing';
import { newDomain, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  websites.as('member')('PUT', `/applications/${id}`, { body, headers });
const read = async (id: string) => (await websites.as('member')('GET', `/applications/${id}`)).body;
const stored = (id: string) => websites.connection.collection('applications').findOne({ site_key: id });

describe('changing a website', () => {
  it('is enabled by an empty body and disabled by its own call, and visitors feel both', async () => {
    const { id, site_key } = await publishedSite(websites);
    const off = await websites.as('member')('PUT', `/applications/${id}/disable`);
    expect(off.body).toEqual({ id, enabled: false });
    expect((await websites.as('member')('PUT', `/applications/${id}/disable`, { body: {} })).status).toBe(
      200,
    );
    const config = () => websites.send('GET', `/public/sites/${site_key}/config`);
    expect((await config()).body.enabled).toBe(false);
    expect((await websites.as('member')('GET', '/me/applications?status=disabled')).body.total).toBe(1);

    expect((await websites.as('member')('PUT', `/applications/${id}`)).body.enabled).toBe(true);
    expect((await config()).body.enabled).toBe(true);
    expect((await change(id, { enabled: false })).body.enabled).toBe(false);
    expect((await change(id, {})).body.enabled).toBe(true);
  });

  it('changes settings that visitors feel at once without a new version', async () => {
    const { id, site_key } = await publishedSite(websites);
    const { body } = await change(id, { consent_expiry_days: 90, respect_gpc: false, store_ip: 'truncated' });
    expect(body).toMatchObject({ consent_expiry_days: 90, respect_gpc: false, pending_changes: false });
    const config = (await websites.send('GET', `/public/sites/${site_key}/config`)).body;
    expect(config).toMatchObject({ expiry_days: 90, respect_gpc: false, version: 1 });
    const site = await websites.service.internal.getPublishedSite({ site_key });
    expect(site).toMatchObject({ store_ip: 'truncated', consent_expiry_days: 90 });
  });

  it('hands its further hosts to the script and to the ingest at once; a path is no host', async () => {
    const { id, site_key } = await publishedSite(websites);
    const shared_domains = ['Shop.Example.ac.th', 'library-example.org'];
    const { body } = await change(id, { shared_domains });
    expect(body).toMatchObject({ shared_domains: ['shop.example.ac.th', 'library-example.org'] });
    const site = await websites.service.internal.getPublishedSite({ site_key });
    expect(site?.shared_hosts).toEqual(body.shared_domains);
    const config = (await websites.send('GET', `/public/sites/${site_key}/config`)).body;
    expect(config.domains).toEqual([site?.host, ...body.shared_domains]);
    expect((await change(id, { shared_domains: ['example.org/shop'] })).status).toBe(422);
    await change(id, { shared_domains: [] });
    expect((await websites.send('GET', `/public/sites/${site_key}/config`)).body.domains).toBeUndefined();
  });

  it('waits with a changed meaning until the banner is published again', async () => {
    const { id, site_key } = await publishedSite(websites);
    const { body } = await change(id, { unclassified_policy: 'treat_as_marketing' });
    expect(body.pending_changes).toBe(true);
    const config = (await websites.send('GET', `/public/sites/${site_key}/config`)).body;
    expect(config.unclassified_policy).toBe('block');
  });

  it('starts a new language with its default texts and keeps those that are there', async () => {
    const { id } = await newSite(websites);
    await change(id, { languages: ['kh', 'th', 'en'] });
    const { languages } = (await websites.as('member')('GET', `/applications/${id}/template`)).body;
    expect(Object.keys(languages)).toEqual(expect.arrayContaining(['th', 'en', 'kh']));
    expect((await change(id, { languages: ['en'] })).body.code).toBe('language_in_use');
    expect((await change(id, { languages: ['en'], default_language: 'en' })).status).toBe(200);
  });

  it('has to prove a new domain again', async () => {
    const { id, site_key } = await publishedSite(websites);
    const { domain_name } = await read(id);
    await websites.service.internal.markSeen({ application_id: id, host: domain_name });
    expect((await read(id)).installation.seen_host).toBe(domain_name);
    const domain = newDomain();
    const moved = (await change(id, { domain_name: domain })).body;
    expect([moved.verification, moved.installation.seen_at]).toEqual(['unverified', null]);
    expect((await websites.service.internal.getPublishedSite({ site_key }))?.host).toBe(domain);
    const other = await newSite(websites);
    expect((await change(id, { domain_name: other.domain_name })).body.code).toBe('duplicate_domain');
  });

  it('5.16: ends with 2 to 6 letters or .ไทย; what it is called already stays', async () => {
    const { id, domain_name } = await newSite(websites);
    const codeOf = async (body: object) => {
      const answer = await change(id, body);
      return answer.status === 200 ? 200 : answer.body.errors[0];
    };
    const refused = (field: string) => ({ field, code: 'domain_top_level' });
    expect(await codeOf({ domain_name: 't1.abcdefg' })).toMatchObject(refused('domain_name'));
    expect(await codeOf({ shared_domains: ['t1.abcdefg'] })).toMatchObject(refused('shared_domains'));
    expect(await codeOf({ shared_domains: ['ตัวอย่าง.ไทย', 't1.museum'] })).toBe(200);
    const made = await websites.as('member')('POST', '/applications', {
      body: {
        domain_name: 't2.abcdefg',
        organization_id: (await read(id)).organization.id,
        default_language: 'th',
      },
    });
    expect(made.body.errors[0]).toMatchObject(refused('domain_name'));
    // An installation that takes fewer endings than before.
    await websites.connection
      .collection('applications')
      .updateOne({ domain_name }, { $set: { domain_name: 'old.abcdefg' } });
    expect(await codeOf({ domain_name: 'old.abcdefg', name: 'Same' })).toBe(200);
  });

  it('D-T5: is refused when somebody changed it since it was read', async () => {
    const { id } = await newSite(websites);
    const { headers } = await websites.as('member')('GET', `/applications/${id}`);
    const etag = headers.get('etag') ?? '';
    expect((await change(id, { name: 'One' }, { 'if-match': etag })).status).toBe(200);
    const late = await change(id, { name: 'Two' }, { 'if-match': etag });
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 412, code: 'version_conflict' });
    expect((await read(id)).name).toBe('One');
  });

  it.each([
    { consent_expiry_days: 29 },
    { consent_expiry_days: 366 },
    { consent_expiry_days: 30.5 },
    { consent_expiry_days: '90' },
    { audience: 'everybody' },
    { languages: [] },
    { languages: ['th', 'th'] },
    { languages: ['xx'] },
    { enabled: 'yes' },
    { name: 'a\u202Eb' },
    { name: 'x'.repeat(121) },
    { site_key: 'x' },
    { organization_id: THEIRS },
  ])('refuses %j and stores nothing', async (body) => {
    const { id, site_key } = await newSite(websites);
    const before = await stored(site_key);
    expect((await change(id, body)).status).toBe(422);
    expect(await stored(site_key)).toEqual(before);
  });

  it('is written to the audit log with what changed', async () => {
    const { id } = await newSite(websites);
    await change(id, { name: 'Library' });
    expect(websites.identity.audit).toContainEqual(
      expect.objectContaining({
        action: 'application.update',
        actor: { id: 'member', kind: 'user' },
        target: expect.objectContaining({ id }),
        changes: [{ field: 'name', before: null, after: 'Library' }],
      }),
    );
  });
});

describe('deleting a website', () => {
  const remove = (id: string, confirm?: string) =>
    websites.as('admin')(
      'DELETE',
      `/applications/${id}${confirm === undefined ? '' : `?confirm=${confirm}`}`,
    );

  it.each([undefined, '', 'other.ac.th'])('wants the domain name repeated (%j)', async (confirm) => {
    const { id } = await newSite(websites);
    const { status, body } = await remove(id, confirm);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'confirmation_mismatch' });
    expect((await read(id)).id).toBe(id);
  });

  it('D-31: ends it for everybody at once, and its domain is free again', async () => {
    const { id, site_key, domain_name } = await publishedSite(websites);
    expect((await remove(id, domain_name)).status).toBe(204);
    expect((await websites.as('admin')('GET', `/applications/${id}`)).status).toBe(404);
    expect((await websites.as('admin')('GET', `/me/applications?q=${domain_name}`)).body.total).toBe(0);
    const config = await websites.send('GET', `/public/sites/${site_key}/config`);
    expect({ status: config.status, code: config.body.code }).toEqual({ status: 410, code: 'site_gone' });
    expect(await (await fetch(`${websites.origin}/sdk/v1/${site_key}.js`)).text()).toContain('disabled');
    expect(await websites.service.internal.getApplicationOwner({ application_id: id })).toBeNull();
    expect(await websites.service.internal.getPublishedSite({ site_key })).toMatchObject({ deleted: true });
    expect(await newSite(websites, { domain_name })).toMatchObject({ domain_name });
  });
});

it.each([
  ['th', 200, 'TH'],
  ['', 200, ''],
  ['THA', 422, undefined],
  ['1X', 422, undefined],
])('the country %j of the data answers %p', async (data_location, status, kept) => {
  const site = await newSite(websites);
  const answer = await websites.as('member')('PUT', `/applications/${site.id}`, { body: { data_location } });
  expect([answer.status, answer.body.data_location]).toEqual([status, kept]);
});
