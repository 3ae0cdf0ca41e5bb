import { OURS, PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const create = (domain_name: string, more: object = {}, user = 'admin') =>
  websites.as(user)('POST', '/applications', {
    body: { organization_id: OURS, domain_name, default_language: 'th', ...more },
  });

describe('registering a website', () => {
  it('answers with its key and script, and visitors get its banner at once', async () => {
    const { status, body } = await create('www.example.ac.th');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      domain_name: 'www.example.ac.th',
      languages: ['th', 'en'],
      enabled: true,
      verification: 'unverified',
      template_version: 1,
      pending_changes: false,
      cookie_count: 0,
    });
    expect(body.script).toBe(`<script src="${PUBLIC_URL}/sdk/v1/${body.site_key}.js"></script>`);

    const script = await fetch(`${websites.origin}/sdk/v1/${body.site_key}.js`);
    expect(script.status).toBe(200);
    const config = await websites.send('GET', `/public/sites/${body.site_key}/config?lang=en`);
    expect(config.status).toBe(200);
    expect(config.body.texts.title).toBe('This website uses cookies');
    expect(config.body.texts.description).toContain('มหาวิทยาลัยตัวอย่าง');
    expect(config.body.version).toBe(1);
  });
});
