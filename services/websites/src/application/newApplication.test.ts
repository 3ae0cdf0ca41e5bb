import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { processorMs } from '@yinyom/testing/processorMs';
import { newDomain } from '../testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const create = (domain_name: unknown, more: object = {}, user = 'admin') =>
  websites.as(user)('POST', '/applications', {
    body: { organization_id: OURS, domain_name, default_language: 'th', ...more },
  });

describe('A18 the first website of an organization that signed up', () => {
  it('is made once, as a draft in the language of the sign-up, however often it is asked for', async () => {
    const wanted = {
      organization_id: '64b0000000000000000000f1',
      organization_name: 'Signed Up',
      user_id: '64b0000000000000000000f2',
      domain_name: 'signed-up.ac.th',
      language: 'en' as const,
    };
    const { openFirstWebsite, getPublishedSite, getScanTarget } = websites.service.internal;
    const answers = await Promise.all([1, 2, 3].map(() => openFirstWebsite(wanted)));
    expect(new Set(answers.map(({ application_id }) => application_id)).size).toBe(1);
    expect(answers.filter(({ made }) => made)).toHaveLength(1);
    expect(await openFirstWebsite(wanted)).toEqual({ ...answers[0], made: false });
    const target = await getScanTarget({ application_id: answers[0]!.application_id });
    expect(target).toMatchObject({ domain_name: 'signed-up.ac.th', default_language: 'en' });
    expect(await getPublishedSite({ site_key: target!.site_key })).toMatchObject({ version: 0 });
  });
});

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
    expect(body.script).toBe(
      `<script src="${PUBLIC_URL}/sdk/v1/${body.site_key}.js" data-cfasync="false" data-no-optimize="1" data-no-minify="1" data-no-defer="1" data-pagespeed-no-defer="1" nowprocket></script>`,
    );
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
    ['example.museum', 'example.museum'],
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
    const spent = await processorMs(async () => {
      const { status } = await create(given);
      expect([400, 413, 422]).toContain(status);
    });
    expect(spent).toBeLessThan(2_000);
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
