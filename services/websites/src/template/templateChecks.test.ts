import {
  configOf,
  problemsOf,
  readySite,
  saveTemplate,
  withText,
  templateOf,
  withTitle,
} from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

describe('what must be filled to publish (specification §5)', () => {
  const EMPTY = {
    banner: { title: '', description: '', cookie_setting: '', accept: '', reject: '' },
    popup_title: '',
    cookie_definition: '',
    privacy: { name: '', url: '' },
  };

  it('tells every gap of every language at once, in the specification’s words', async () => {
    const { site, template } = await readySite(websites);
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
    expect((await configOf(websites, site.site_key)).version).toBe(1);
    expect((await templateOf(websites, site.id)).headers.get('etag')).toBe(etag);
  });

  it('tells them in Thai to a Thai reader', async () => {
    const { site, template } = await readySite(websites);
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
    const { site, template } = await readySite(websites);
    const { en: _en, ...languages } = template.languages;
    const { body } = await saveTemplate(websites, site.id, { ...template, languages });
    expect(problemsOf(body)).toEqual(['languages.en template_language_missing']);
  });

  it('does not let a new website’s owner publish without a privacy link', async () => {
    const site = await newSite(websites);
    const { body, headers } = await templateOf(websites, site.id);
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

describe('the check before publishing', () => {
  it('stops a banner whose reject button hides', async () => {
    const { site, template } = await readySite(websites);
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
    const { site, template } = await readySite(websites);
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
