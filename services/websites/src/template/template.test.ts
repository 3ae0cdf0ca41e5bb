import {
  configOf,
  publishedSite,
  readySite,
  readyTemplate,
  saveTemplate,
  withText,
  templateOf,
  withTitle,
} from '../testing/bannerEditing';
import { categoryIds, newDomain, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

describe('saving a banner', () => {
  it('publishes a new version that visitors get at once', async () => {
    const { site, template } = await readySite(websites);
    const { status, body, headers } = await saveTemplate(websites, site.id, withTitle(template, 'ยินดีต้อนรับ'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, status: 'published', published_version: 2 });
    expect(headers.get('etag')).toBe(body.etag);
    const config = await configOf(websites, site.site_key);
    expect(config).toMatchObject({ version: 2, reconsent: { policy: 'none', since: 1 } });
    expect(config.texts.title).toBe('ยินดีต้อนรับ');
    expect(config.texts.privacy.url).toBe('https://www.example.ac.th/privacy');
  });

  it('keeps a draft to itself until it is published', async () => {
    const { site, template } = await readySite(websites);
    const gap = withTitle(withTitle(template, ''), 'Cookies', 'en');
    const draft = await saveTemplate(websites, site.id, { ...gap, publish: false });
    expect(draft.body).toMatchObject({
      version: 2,
      status: 'draft',
      published_version: 1,
      published_at: null,
    });
    expect((await configOf(websites, site.site_key)).version).toBe(1);
    expect((await websites.as('viewer')('GET', `/applications/${site.id}`)).body.pending_changes).toBe(true);
    expect((await templateOf(websites, site.id)).body.languages.th.banner.title).toBe('');
    expect((await templateOf(websites, site.id, 'published')).body.languages.th.banner.title).toBe(
      'เว็บไซต์นี้ใช้คุกกี้',
    );
  });

  it.each([
    [undefined, 428, 'precondition_required'],
    ['*', 428, 'precondition_required'],
    ['W/"2x"', 412, 'if_match_required'],
    ['"0"', 412, 'version_conflict'],
    ['"999"', 412, 'version_conflict'],
  ])(
    'needs the ETag that was read (%j), and says what is wrong with it: %i %s',
    async (etag, status, code) => {
      const { site, template } = await readySite(websites);
      const { etag: _etag, ...body } = template;
      const answer = await websites.as('member')('PUT', `/applications/${site.id}/template`, {
        body,
        headers: etag === undefined ? {} : { 'if-match': etag },
      });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    },
  );

  it('E3-16: what was read is saved as it was read, with the one text that was changed', async () => {
    const { site } = await readySite(websites);
    const { body: read } = await websites.as('member')('GET', `/applications/${site.id}/template`);
    expect(read.design).toHaveProperty('logo');
    const { status, body } = await websites.as('member')('PUT', `/applications/${site.id}/template`, {
      body: withTitle(read, 'As read'),
      headers: { 'if-match': read.etag },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.languages.th.banner.title).toBe('As read');
  });

  it('D-T5: lets one of two editors publish; the other one is told and loses nothing', async () => {
    const { site, template } = await readySite(websites);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => saveTemplate(websites, site.id, withTitle(template, title))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const versions = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(versions.body.entities.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const winner = answers.find(({ status }) => status === 200)?.body.languages.th.banner.title;
    expect((await configOf(websites, site.site_key)).texts.title).toBe(winner);
  });

  it('uses the product’s text where an optional one was left empty', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(
      websites,
      site.id,
      withText(template, 'en', (texts) => ({ ...texts, allow_all: '' })),
    );
    expect((await configOf(websites, site.site_key, 'en')).details.allow_all).toBe('Accept all');
    expect((await templateOf(websites, site.id)).body.languages.en.allow_all).toBe('');
  });

  it('shows a category’s text of this banner instead of the website’s', async () => {
    const { site, template } = await readySite(websites);
    const ids = await categoryIds(websites, site.id);
    const own = { [ids[3] ?? '']: { title: 'Our figures', description: 'We count pages.' } };
    await saveTemplate(
      websites,
      site.id,
      withText(template, 'en', (texts) => ({ ...texts, categories: own })),
    );
    const { details } = await configOf(websites, site.site_key, 'en');
    expect(details.categories[ids[3] ?? '']).toEqual({
      title: 'Our figures',
      description: 'We count pages.',
    });
    const thai = await configOf(websites, site.site_key, 'th');
    expect(thai.details.categories[ids[3] ?? ''].title).toBe('คุกกี้เพื่อการวิเคราะห์และสถิติ');
  });
});

describe('organization and domain in the texts', () => {
  const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];
  const publishReady = async (id: string) =>
    (await saveTemplate(websites, id, await readyTemplate(websites, id))).body;

  it('H5 follow a change of the domain in every language, without a text being touched', async () => {
    const site = await publishedSite(websites, { languages: LANGUAGES });
    const draft = (await templateOf(websites, site.id)).body.languages;
    const moved = `moved-${site.domain_name}`;
    await websites.as('admin')('PUT', `/applications/${site.id}`, { body: { domain_name: moved } });
    expect((await publishReady(site.id)).published_version).toBe(2);
    for (const language of LANGUAGES) {
      expect(draft[language].banner.description).toContain('{domain}');
      const { description } = (await configOf(websites, site.site_key, language)).texts;
      expect(description).toContain(moved);
      expect(description).toContain('มหาวิทยาลัยตัวอย่าง');
      expect(description).not.toMatch(/[{}]/);
    }
  });

  it('the organization has a name of its own in a language', async () => {
    const { site, template } = await readySite(websites);
    const named = withText(template, 'en', ({ banner, ...texts }) => ({
      ...texts,
      organization_name: 'Example University',
      banner: { ...banner, title: 'Cookies of {organization}' },
    }));
    expect((await saveTemplate(websites, site.id, named)).status).toBe(200);
    expect((await templateOf(websites, site.id)).body.languages.en.organization_name).toBe(
      'Example University',
    );
    const english = await configOf(websites, site.site_key, 'en');
    expect(english.texts.title).toBe('Cookies of Example University');
    expect(english.texts.description).toContain('Example University');
    const thai = await configOf(websites, site.site_key, 'th');
    expect(thai.texts.description).toContain('มหาวิทยาลัยตัวอย่าง');
  });

  it('H5 H4 a text that was typed with the former domain is warned about, and published all the same', async () => {
    const site = await newSite(websites);
    const typed = withText(await readyTemplate(websites, site.id), 'th', (texts) => ({
      ...texts,
      banner: { ...texts.banner, title: `คุกกี้ของ ${site.domain_name}` },
    }));
    await saveTemplate(websites, site.id, typed);
    const moved = `new-${newDomain()}`;
    await websites.as('admin')('PUT', `/applications/${site.id}`, { body: { domain_name: moved } });
    const { lint } = (await templateOf(websites, site.id)).body;
    expect(lint).toContainEqual(
      expect.objectContaining({ code: 'former_domain', severity: 'warning', field: 'languages.th' }),
    );
    expect((await publishReady(site.id)).published_version).toBe(2);
  });

  it('H5 stored texts keep their meaning: what names no variable is published to the letter', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, withTitle(template, 'ยินดีต้อนรับสู่ www.old.example'));
    expect((await configOf(websites, site.site_key)).texts.title).toBe('ยินดีต้อนรับสู่ www.old.example');
  });
});
