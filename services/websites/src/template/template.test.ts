import { createHash } from 'node:crypto';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import {
  problemsOf,
  publishedSite,
  readySite,
  readyTemplate,
  saveTemplate,
  withText,
  withTitle,
  type ReadyTemplate,
} from '../testing/bannerEditing';
import { categoryIds, newCookie, newDomain, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const get = (id: string, version = 'draft') =>
  websites.as('member')('GET', `/applications/${id}/template?version=${version}`);
const configOf = async (siteKey: string, lang = 'th') =>
  (await websites.send('GET', `/public/sites/${siteKey}/config?lang=${lang}`)).body;
const ready = () => readySite(websites);

describe('saving a banner', () => {
  it('publishes a new version that visitors get at once', async () => {
    const { site, template } = await ready();
    const { status, body, headers } = await saveTemplate(websites, site.id, withTitle(template, 'ยินดีต้อนรับ'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, status: 'published', published_version: 2 });
    expect(headers.get('etag')).toBe(body.etag);
    const config = await configOf(site.site_key);
    expect(config).toMatchObject({ version: 2, reconsent: { policy: 'none', since: 1 } });
    expect(config.texts.title).toBe('ยินดีต้อนรับ');
    expect(config.texts.privacy.url).toBe('https://www.example.ac.th/privacy');
  });

  it('keeps a draft to itself until it is published', async () => {
    const { site, template } = await ready();
    const gap = withTitle(withTitle(template, ''), 'Cookies', 'en');
    const draft = await saveTemplate(websites, site.id, { ...gap, publish: false });
    expect(draft.body).toMatchObject({
      version: 2,
      status: 'draft',
      published_version: 1,
      published_at: null,
    });
    expect((await configOf(site.site_key)).version).toBe(1);
    expect((await websites.as('viewer')('GET', `/applications/${site.id}`)).body.pending_changes).toBe(true);
    expect((await get(site.id)).body.languages.th.banner.title).toBe('');
    expect((await get(site.id, 'published')).body.languages.th.banner.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
  });

  it.each([undefined, '"0"', '"999"', 'W/"2x"', '*'])('needs the ETag that was read (%j)', async (etag) => {
    const { site, template } = await ready();
    const { etag: _etag, ...body } = template;
    const { status, body: answer } = await websites.as('member')('PUT', `/applications/${site.id}/template`, {
      body,
      headers: etag === undefined ? {} : { 'if-match': etag },
    });
    expect({ status, code: answer.code }).toEqual({ status: 412, code: 'version_conflict' });
  });

  it('D-T5: lets one of two editors publish; the other one is told and loses nothing', async () => {
    const { site, template } = await ready();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => saveTemplate(websites, site.id, withTitle(template, title))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const versions = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(versions.body.entities.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const winner = answers.find(({ status }) => status === 200)?.body.languages.th.banner.title;
    expect((await configOf(site.site_key)).texts.title).toBe(winner);
  });

  it('uses the product’s text where an optional one was left empty', async () => {
    const { site, template } = await ready();
    await saveTemplate(
      websites,
      site.id,
      withText(template, 'en', (texts) => ({ ...texts, allow_all: '' })),
    );
    expect((await configOf(site.site_key, 'en')).details.allow_all).toBe('Allow all');
    expect((await get(site.id)).body.languages.en.allow_all).toBe('');
  });

  it('shows a category’s text of this banner instead of the website’s', async () => {
    const { site, template } = await ready();
    const ids = await categoryIds(websites, site.id);
    const own = { [ids[3] ?? '']: { title: 'Our figures', description: 'We count pages.' } };
    await saveTemplate(
      websites,
      site.id,
      withText(template, 'en', (texts) => ({ ...texts, categories: own })),
    );
    const { details } = await configOf(site.site_key, 'en');
    expect(details.categories[ids[3] ?? '']).toEqual({
      title: 'Our figures',
      description: 'We count pages.',
    });
    const thai = await configOf(site.site_key, 'th');
    expect(thai.details.categories[ids[3] ?? ''].title).toBe('คุกกี้เพื่อการวิเคราะห์และสถิติ');
  });
});

describe('what must be filled to publish (specification §5)', () => {
  const EMPTY = {
    banner: { title: '', description: '', cookie_setting: '', accept: '', reject: '' },
    popup_title: '',
    cookie_definition: '',
    privacy: { name: '', url: '' },
  };

  it('tells every gap of every language at once, in the specification’s words', async () => {
    const { site, template } = await ready();
    const { etag, ...body } = withText(template, 'th', (texts) => ({ ...texts, ...EMPTY }));
    const { status, body: answer } = await websites.as('member')('PUT', `/applications/${site.id}/template`, {
      body: { ...body, design: { ...template.design, font: { url: '', family: '' } } },
      headers: { 'if-match': etag, 'accept-language': 'en' },
    });
    expect(status).toBe(422);
    expect(answer.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Please fill out the name Font Family.',
      'Please fill font url.',
      'Please fill out the banner title Thai',
      'Please fill out the banner description Thai',
      'Please fill out the cookie settings button text Thai',
      'Please fill out the reject button text Thai',
      'Please fill out the accept button text Thai',
      'Please fill out the popup title Thai',
      'Please fill out the cookie definition Thai',
      'Please fill out the privacy link name Thai',
      'Please fill out the privacy link URL Thai',
    ]);
    expect((await configOf(site.site_key)).version).toBe(1);
    expect((await get(site.id)).headers.get('etag')).toBe(etag);
  });

  it('tells them in Thai to a Thai reader', async () => {
    const { site, template } = await ready();
    const { body } = await saveTemplate(websites, site.id, withTitle(template, '  ', 'en'));
    expect(body.errors).toEqual([
      {
        field: 'languages.en.banner.title',
        code: 'banner_title_required',
        message: 'โปรดกรอกหัวข้อแบนเนอร์ ภาษาอังกฤษ',
      },
    ]);
  });

  it('misses a whole language of the website', async () => {
    const { site, template } = await ready();
    const { en: _en, ...languages } = template.languages;
    const { body } = await saveTemplate(websites, site.id, { ...template, languages });
    expect(problemsOf(body)).toEqual(['languages.en template_language_missing']);
  });

  it('does not let a new website’s owner publish without a privacy link', async () => {
    const site = await newSite(websites);
    const { body, headers } = await get(site.id);
    const { logo: _logo, ...design } = body.design;
    const saved = await saveTemplate(websites, site.id, {
      etag: headers.get('etag') ?? '',
      design,
      languages: body.languages,
    });
    expect(problemsOf(saved.body)).toEqual([
      'languages.th.privacy.url privacy_url_required',
      'languages.en.privacy.url privacy_url_required',
    ]);
  });
});

describe('asking visitors again (decision D-27)', () => {
  it('keeps earlier consents when only the look changes and the owner says so', async () => {
    const { site, template } = await ready();
    const { status } = await saveTemplate(websites, site.id, {
      ...template,
      design: { ...template.design, layout: 4 },
      reconsent: 'none',
    });
    expect(status).toBe(200);
    expect(await configOf(site.site_key)).toMatchObject({
      version: 2,
      reconsent: { policy: 'none', since: 1 },
    });
  });

  it('H12 asks nobody by default when only the look changes, everybody when a purpose does', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, { ...template, design: { ...template.design, layout: 4 } });
    expect((await configOf(site.site_key)).reconsent).toEqual({ policy: 'none', since: 1 });
    const next = await readyTemplate(websites, site.id);
    const changed = withText(next, 'th', (texts) => ({ ...texts, cookie_definition: 'อีกอย่าง' }));
    await saveTemplate(websites, site.id, changed);
    expect((await configOf(site.site_key)).reconsent).toEqual({ policy: 'all', since: 3 });
  });

  it('H12 publishes nothing when nothing changed, whoever is to be asked', async () => {
    const { site, template } = await ready();
    const { status, body } = await saveTemplate(websites, site.id, { ...template, reconsent: 'all' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, status: 'published', published_version: 1 });
    expect(await configOf(site.site_key)).toMatchObject({ version: 1, reconsent: { since: 1 } });
    const versions = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(versions.body.total).toBe(1);
    const { pending_changes } = (await websites.as('viewer')('GET', `/applications/${site.id}`)).body;
    expect(pending_changes).toBe(false);
  });

  it.each(['none', 'changed_only'])('is not left out (%s) when a purpose changes', async (reconsent) => {
    const { site, template } = await ready();
    const changed = withText(template, 'th', (texts) => ({
      ...texts,
      banner: { ...texts.banner, description: `${texts.banner.description} และส่งต่อข้อมูล` },
    }));
    const { status, body } = await saveTemplate(websites, site.id, { ...changed, reconsent });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'reconsent_required' });
    expect((await get(site.id)).headers.get('etag')).toBe(template.etag);
  });

  it('is not left out when a cookie came since the last version, and the difference is told', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, template);
    const cookie = await newCookie(websites, site.id, 4);
    const { diff } = (await websites.as('member')('GET', `/applications/${site.id}/template`)).body;
    expect(diff).toMatchObject({
      texts: [],
      cookies_added: [`${cookie.name} HTTP`],
      requires_reconsent: true,
    });
    const next = await readyTemplate(websites, site.id);
    const refused = await saveTemplate(websites, site.id, { ...next, reconsent: 'changed_only' });
    expect(refused.body.code).toBe('reconsent_required');
    expect((await saveTemplate(websites, site.id, next)).status).toBe(200);
  });
});

describe('organization and domain in the texts', () => {
  const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];
  const publishReady = async (id: string) =>
    (await saveTemplate(websites, id, await readyTemplate(websites, id))).body;

  it('H5 follow a change of the domain in every language, without a text being touched', async () => {
    const site = await publishedSite(websites, { languages: LANGUAGES });
    const draft = (await get(site.id)).body.languages;
    const moved = `moved-${site.domain_name}`;
    await websites.as('admin')('PUT', `/applications/${site.id}`, { body: { domain_name: moved } });
    expect((await publishReady(site.id)).published_version).toBe(2);
    for (const language of LANGUAGES) {
      expect(draft[language].banner.description).toContain('{domain}');
      const { description } = (await configOf(site.site_key, language)).texts;
      expect(description).toContain(moved);
      expect(description).toContain('มหาวิทยาลัยตัวอย่าง');
      expect(description).not.toMatch(/[{}]/);
    }
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
    const { lint } = (await get(site.id)).body;
    expect(lint).toContainEqual(
      expect.objectContaining({ code: 'former_domain', severity: 'warning', field: 'languages.th' }),
    );
    expect((await publishReady(site.id)).published_version).toBe(2);
  });

  it('H5 stored texts keep their meaning: what names no variable is published to the letter', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, withTitle(template, 'ยินดีต้อนรับสู่ www.old.example'));
    expect((await configOf(site.site_key)).texts.title).toBe('ยินดีต้อนรับสู่ www.old.example');
  });
});

describe('versions', () => {
  it('are listed newest first with who, why and what changed, and never change', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, {
      ...withTitle(template, 'ใหม่'),
      note: 'ปรับหัวข้อ',
    } as ReadyTemplate);
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities).toMatchObject([
      { version: 2, status: 'published', by: { id: 'admin' }, note: 'ปรับหัวข้อ', reconsent: 'none' },
      { version: 1, status: 'superseded' },
    ]);
    expect(body.entities[0].diff.texts).toEqual(expect.arrayContaining(['th.banner.title']));
    expect(body.entities[0].notice_sha256.th).toMatch(/^[0-9a-f]{64}$/);
    expect((await get(site.id, '1')).body).toMatchObject({ version: 1, status: 'superseded' });
    expect((await get(site.id, '1')).body.languages.th.banner.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
    expect((await get(site.id, '3')).status).toBe(404);
    expect((await get(site.id, '0')).status).toBe(422);
  });

  it('hash exactly the notice that is kept for them', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, template);
    const { internal } = websites.service;
    const version = await internal.getPublishedVersion({ application_id: site.id, version: 1 });
    const live = await internal.getPublishedSite({ site_key: site.site_key });
    expect(version?.notice_sha256).toEqual(live?.notice_sha256);
    const notice = await internal.getNotice({ application_id: site.id, version: 1, language: 'th' });
    const hash = createHash('sha256').update(canonicalJson(notice)).digest('hex');
    expect(hash).toBe(version?.notice_sha256['th']);
    expect(await internal.getNotice({ application_id: site.id, version: 9, language: 'th' })).toBeNull();
    expect(await internal.getNotice({ application_id: site.id, version: 1, language: 'kh' })).toBeNull();
  });

  it('come back into the draft without touching what visitors see', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, withTitle(template, 'สอง'));
    const restored = await websites.as('member')(
      'POST',
      `/applications/${site.id}/templateVersions/1/restore`,
    );
    expect(restored.body).toMatchObject({ status: 'draft', version: 3, published_version: 2 });
    expect(restored.body.languages.th.banner.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
    expect((await configOf(site.site_key)).texts.title).toBe('สอง');
    const missing = await websites.as('member')(
      'POST',
      `/applications/${site.id}/templateVersions/9/restore`,
    );
    expect(missing.status).toBe(404);
  });

  it('are whole although the process that published one died before it had tidied up', async () => {
    const { site, template } = await ready();
    await saveTemplate(websites, site.id, withTitle(template, 'สอง'));
    await websites.connection
      .collection('template_versions')
      .updateOne({ application_id: site.id, version: 2 }, { $set: { state: 'prepared' } });
    const version = { application_id: site.id, version: 2 };
    expect(await websites.service.internal.getPublishedVersion(version)).toMatchObject({ version: 2 });
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities[0].version).toBe(2);
  });
});

describe('the check before publishing', () => {
  it('stops a banner whose reject button hides', async () => {
    const { site, template } = await ready();
    const design = {
      ...template.design,
      theme: 'gsb',
      colors: { ...template.design.colors, reject: '#fafafa', reject_text: '#dddddd' },
    };
    const { status, body } = await saveTemplate(websites, site.id, { ...template, design });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'lint_failed' });
    expect(problemsOf(body)).toEqual([
      'design.colors.reject reject_less_prominent',
      'design.colors.reject_text text_contrast_low',
    ]);
    const draft = await saveTemplate(websites, site.id, { ...template, design, publish: false });
    expect(draft.body.lint[0]).toMatchObject({ severity: 'error', field: 'design.colors.reject' });
  });

  it('stops a text that takes going on for consent', async () => {
    const { site, template } = await ready();
    const { body } = await saveTemplate(
      websites,
      site.id,
      withText(template, 'en', (texts) => ({
        ...texts,
        banner: { ...texts.banner, description: 'By continuing to browse you agree to our use of cookies.' },
      })),
    );
    expect(problemsOf(body)).toContain('languages.en.banner.description implied_consent_text');
  });
});
