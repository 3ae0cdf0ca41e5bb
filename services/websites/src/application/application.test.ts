import { publishedSite } from '../testing/bannerEditing';
import { newDomain, newSite } from '../testing/sampleSite';
import { OURS, PUBLIC_URL, startWebsites, THEIRS, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const create = (domain_name: unknown, more: object = {}, user = 'admin') =>
  websites.as(user)('POST', '/applications', {
    body: { organization_id: OURS, domain_name, default_language: 'th', ...more },
  });
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  websites.as('member')('PUT', `/applications/${id}`, { body, headers });
const read = async (id: string, user = 'member') =>
  (await websites.as(user)('GET', `/applications/${id}`)).body;
const stored = (id: string) => websites.connection.collection('applications').findOne({ site_key: id });

describe('registering a website', () => {
  it('H1 F-L1 answers with its key and script; visitors get nothing before its owner publishes', async () => {
    const { status, body } = await create('www.example.ac.th');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      domain_name: 'www.example.ac.th',
      organization: { id: OURS, name: 'มหาวิทยาลัยตัวอย่าง' },
      languages: ['th', 'en'],
      enabled: true,
      verification: 'unverified',
      template_version: 0,
      pending_changes: false,
      cookie_count: 0,
    });
    expect(body.script).toBe(`<script src="${PUBLIC_URL}/sdk/v1/${body.site_key}.js"></script>`);
    expect(body.script_async).toContain('<script async ');

    const script = await fetch(`${websites.origin}/sdk/v1/${body.site_key}.js`);
    expect(await script.text()).toContain('disabled');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    const config = await websites.send('GET', `/public/sites/${body.site_key}/config?lang=en`);
    expect(config.status).toBe(200);
    expect(config.body).toEqual({ published: false, site_key: body.site_key });
    expect(config.headers.get('cache-control')).toBe('no-cache');
    const declaration = await websites.send('GET', `/public/sites/${body.site_key}/declaration`);
    expect([declaration.status, declaration.body.code]).toEqual([404, 'site_unpublished']);
    expect(await websites.service.internal.getPublishedSite({ site_key: body.site_key })).toMatchObject({
      application_id: body.id,
      host: 'www.example.ac.th',
      version: 0,
      languages: [],
      categories: [],
    });
    const template = await websites.as('member')('GET', `/applications/${body.id}/template`);
    expect(template.body).toMatchObject({ status: 'draft', published_version: 0, published_at: null });
  });

  it('starts with texts in all five languages when all are chosen', async () => {
    const { body } = await create(newDomain(), { languages: ['kh', 'jp', 'cn', 'en', 'th'] });
    expect(body.languages).toEqual(['th', 'en', 'cn', 'jp', 'kh']);
    const template = await websites.as('member')('GET', `/applications/${body.id}/template`);
    expect(Object.keys(template.body.languages)).toEqual(['th', 'en', 'cn', 'jp', 'kh']);
    const warned = template.body.lint.filter(
      ({ code }: { code: string }) => code === 'default_text_unreviewed',
    );
    expect(warned.map(({ field }: { field: string }) => field)).toEqual([
      'languages.cn',
      'languages.jp',
      'languages.kh',
    ]);
  });

  it.each([
    ['Example.AC.TH', 'example.ac.th'],
    ['  shop.example.co.th  ', 'shop.example.co.th'],
    ['มหาวิทยาลัย.ไทย', 'xn--o3cteaoj1a6cedt.xn--o3cw4h'],
    ['example.ac.th/admission/', 'example.ac.th/admission'],
    ['example.university', 'example.university'],
  ])('D-39: keeps %j as %j', async (given, kept) => {
    const { status, body } = await create(given);
    expect({ status, domain: body.domain_name }).toEqual({ status: 201, domain: kept });
  });

  it.each([
    'https://example.ac.th',
    'example.ac.th:8080',
    'user@example.ac.th',
    'user:pw@example.ac.th',
    'example.ac.th?q=1',
    'example.ac.th#x',
    'exa mple.ac.th',
    'example',
    '127.0.0.1',
    '[::1]',
    'example.ac.th\r\nX: y',
    '-example.ac.th',
    'example..ac.th',
    '.ac.th',
    `${'a'.repeat(64)}.ac.th`,
    `${'a.'.repeat(130)}th`,
    'x'.repeat(100_000),
    '',
    null,
    1,
    ['example.ac.th'],
    { $ne: '' },
  ])('D-39: refuses %j as a domain name', async (given) => {
    const started = Date.now();
    const { status } = await create(given);
    expect([400, 413, 422]).toContain(status);
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('refuses a domain the organization has already, also under another spelling', async () => {
    const domain = newDomain();
    await create(domain);
    const { status, body } = await create(domain.toUpperCase());
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'duplicate_domain' });
  });

  it('lets two at once register a domain only once', async () => {
    const domain = newDomain();
    const answers = await Promise.all([create(domain), create(domain), create(domain)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('makes one website of a request that is sent twice under one key', async () => {
    const body = { organization_id: OURS, domain_name: newDomain(), default_language: 'th' };
    const headers = { 'idempotency-key': '7b0f9d0e-6a58-4e0a-9d6f-0c7b1a2f3e4d' };
    const first = await websites.as('admin')('POST', '/applications', { body, headers });
    const again = await websites.as('admin')('POST', '/applications', { body, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
  });

  it('lets two organizations have the same domain', async () => {
    const domain = newDomain();
    expect((await create(domain)).status).toBe(201);
    const other = await create(domain, { organization_id: THEIRS }, 'foreigner');
    expect(other.status).toBe(201);
  });

  it('T-03: does not find an organization that the caller is not in', async () => {
    expect((await create(newDomain(), { organization_id: THEIRS })).status).toBe(404);
  });

  it('wants the default language among the languages', async () => {
    const { status, body } = await create(newDomain(), { languages: ['en', 'jp'] });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'default_language', code: 'language_in_use' });
  });

  it.each([
    { site_key: 'chosen-by-me' },
    { verification: 'verified' },
    { id: '1'.repeat(24) },
    { _id: '1'.repeat(24) },
    { __v: 3 },
    { created_at: '2020-01-01T00:00:00Z' },
    { cookie_count: 9 },
    { role: 1000 },
  ])('T-08: refuses %j as an unknown field', async (extra) => {
    const domain = newDomain();
    const { status, body } = await create(domain, extra);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unknown_field' });
    const list = await websites.as('admin')('GET', `/me/applications?q=${domain}`);
    expect(list.body.total).toBe(0);
  });
});

describe('the list of websites', () => {
  it('names the organization by itself for a member of one, and wants it named by a member of several', async () => {
    expect((await websites.as('viewer')('GET', '/me/applications')).status).toBe(200);
    websites.identity.memberships.push(
      { userId: 'both', organizationId: OURS, role: 10 },
      { userId: 'both', organizationId: THEIRS, role: 10 },
    );
    const { status, body } = await websites.as('both')('GET', '/me/applications');
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'organization_id', code: 'required' });
  });

  it('shows a Viewer neither the script nor the privacy settings', async () => {
    const { id } = await newSite(websites);
    const seen = await read(id, 'viewer');
    for (const field of ['script', 'script_async', 'store_ip', 'store_ua', 'consent_expiry_days', 'audience'])
      expect(seen).not.toHaveProperty(field);
    expect(seen).toHaveProperty('domain_name');
  });

  it('pages, sorts by latest update, created date and domain name, and finds by part of a name', async () => {
    const mark = `page${Date.now()}`;
    for (const letter of ['b', 'c', 'a']) await create(`${letter}.${mark}.ac.th`);
    const get = async (query: string) =>
      (await websites.as('viewer')('GET', `/me/applications?q=${mark}&${query}`)).body;
    const domains = (body: { entities: { domain_name: string }[] }) =>
      body.entities.map(({ domain_name }) => domain_name[0]);

    expect(domains(await get('sort=domain_name&order=asc'))).toEqual(['a', 'b', 'c']);
    expect(domains(await get('sort=created_at'))).toEqual(['a', 'c', 'b']);
    const [first] = (await get('sort=created_at&order=asc')).entities;
    await change(first.id, { name: 'Renamed' });
    expect(domains(await get(''))).toEqual(['b', 'a', 'c']);

    const one = await get('sort=domain_name&order=asc&limit=2');
    expect(one).toMatchObject({ page: 1, limit: 2, total: 3, has_more: true });
    const two = await get('sort=domain_name&order=asc&limit=2&page=2');
    expect(domains(two)).toEqual(['c']);
    expect(two.has_more).toBe(false);
  });

  it('takes search words as text, not as a pattern', async () => {
    for (const q of ['.*', '((((a+)+)+)+$', '[', '\\']) {
      const { status, body } = await websites.as('viewer')(
        'GET',
        `/me/applications?q=${encodeURIComponent(q)}`,
      );
      expect({ status, total: body.total }).toEqual({ status: 200, total: 0 });
    }
  });

  it.each(['sort=password', 'limit=0', 'limit=101', 'page=0', 'page=1e3', 'page=-1', 'order=up', 'q='])(
    'J-03: refuses %s',
    async (query) => {
      expect((await websites.as('viewer')('GET', `/me/applications?${query}`)).status).toBe(422);
    },
  );

  it.each(['nonsense=1', 'q=a&q=b', 'q[$regex]=.*'])('J-01, J-03: refuses %s', async (query) => {
    expect((await websites.as('viewer')('GET', `/me/applications?${query}`)).status).toBe(400);
  });
});

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
    expect((await create(domain_name)).status).toBe(201);
  });
});

describe('ids that are none', () => {
  it.each(['abc', '1'.repeat(25), '..%2f', 'ไทย', '%00', 'a'.repeat(5_000)])(
    'D-T2: answer 404 for %s',
    async (id) => {
      const { status } = await websites.as('admin')('GET', `/applications/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
    },
  );
});
