import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { createContext, runInContext } from 'node:vm';
import {
  configOf,
  problemsOf,
  readySite,
  readyTemplate,
  saveTemplate,
  withText,
  withTitle,
} from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
/** For everything that is refused: nothing of it changes. */
let ready: Awaited<ReturnType<typeof readySite>>;
beforeAll(async () => {
  websites = await startWebsites();
  ready = await readySite(websites);
});
afterAll(() => websites.close());

describe('texts that want to be something else', () => {
  const HOSTILE = [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '{{constructor.constructor("alert(1)")()}}',
    '${alert(1)}',
    '&lt;b&gt;',
    '<!-- x',
    'javascript:alert(1)',
    'ก\u200Bข\u2028ค\u2029ง',
    '"; alert(1); "',
  ];

  it.each(HOSTILE)('J-05: %j stays text, also inside the script', async (hostile) => {
    const { site, template } = await readySite(websites);
    const { status } = await saveTemplate(websites, site.id, withTitle(template, hostile));
    expect(status).toBe(200);
    const script = await (await fetch(`${websites.origin}/sdk/v1/${site.site_key}.js`)).text();
    expect(script).not.toMatch(/<\/script|<!--|[\u2028\u2029]/i);
    const page: { shown?: { texts: { th: string[] } }[] } = {};
    runInContext(script, createContext(page));
    expect(page.shown?.[0]?.texts.th[0]).toBe(hostile);
    expect((await configOf(websites, site.site_key)).texts.title).toBe(hostile);
    const declaration = await websites.send('GET', `/public/sites/${site.site_key}/declaration?format=html`);
    expect(declaration.body).not.toMatch(/<img|<script/);
  });

  it.each(['a\u202Eb', 'a\u2066b', 'a\uD800', 'a\u0000b', 'a\u001Bb'])(
    'J-05: %j is refused, because it shows something else than it says',
    async (hostile) => {
      const { site, template } = ready;
      const { status, body } = await saveTemplate(websites, site.id, withTitle(template, hostile));
      expect(status).toBe(422);
      expect(problemsOf(body)).toEqual(['languages.th.banner.title invalid_text']);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.com',
    '/privacy',
    'https://user:pw@evil.com/',
    'https://user@evil.com/',
    'https:evil.com',
    'https://a.th/\r\nX: y',
    'https://a.th/"onmouseover=x',
    'ftp://a.th/',
    `https://a.th/${'x'.repeat(3_000)}`,
  ])('J-06: the privacy link %j is refused', async (url) => {
    const { site, template } = ready;
    const { status, body } = await saveTemplate(
      websites,
      site.id,
      withText(template, 'th', (texts) => ({ ...texts, privacy: { ...texts.privacy, url } })),
    );
    expect(status).toBe(422);
    expect(problemsOf(body)).toEqual(['languages.th.privacy.url privacy_url_invalid']);
  });

  it.each([
    ['url(javascript:alert(1))', 'font_url_invalid'],
    ['https://evil.com/x.css', 'font_url_invalid'],
    ['https://fonts.googleapis.com/css2?family=Sarabun', 'font_url_invalid'],
    ['https://evil.com/x.woff2', 'font_url_not_allowed'],
    ['https://evilexample.ac.th/x.woff2', 'font_url_not_allowed'],
    ['data:font/woff2;base64,AA', 'font_url_invalid'],
    ['https://www.example.ac.th/x.woff2?@import', 'font_url_invalid'],
  ])('J-07: the font %j is refused', async (url, code) => {
    const { site, template } = ready;
    const design = { ...template.design, font: { family: 'Sarabun', url } };
    const { status, body } = await saveTemplate(websites, site.id, { ...template, design });
    expect(status).toBe(422);
    expect(problemsOf(body)).toEqual([`design.font.url ${code}`]);
  });

  it.each(['a;}body{display:none', '</style>', 'a"b', "a'b", 'url(x)', 'x'.repeat(65)])(
    'J-07: the font family %j is refused',
    async (family) => {
      const { site, template } = ready;
      const design = { ...template.design, font: { ...template.design.font, family } };
      const { body } = await saveTemplate(websites, site.id, { ...template, design });
      expect(problemsOf(body)).toEqual(['design.font.family font_family_invalid']);
    },
  );

  it('takes fonts of this platform and of the website itself', async () => {
    const { site, template } = await readySite(websites);
    for (const url of [PUBLIC_URL + PLATFORM_FONTS.thai.url, `https://cdn.${site.domain_name}/x.woff2`]) {
      const next = await readyTemplate(websites, site.id);
      const design = { ...template.design, font: { family: 'ไทย Sarabun-1', url } };
      expect((await saveTemplate(websites, site.id, { ...next, design })).status).toBe(200);
      expect((await configOf(websites, site.site_key)).design.font.url).toBe(url);
    }
  });

  it.each([
    'red',
    'red;background:url(//evil)',
    'expression(1)',
    'rgb(0,0,0)',
    '#fff',
    '#12345g',
    '#1234567',
  ])('J-08: the colour %j is refused', async (color) => {
    const { site, template } = ready;
    const design = { ...template.design, colors: { ...template.design.colors, text: color } };
    const { body } = await saveTemplate(websites, site.id, { ...template, design });
    expect(problemsOf(body)).toEqual(['design.colors.text color_invalid']);
  });

  it('J-08: #rrggbbaa is a colour', async () => {
    const { site, template } = await readySite(websites);
    const design = {
      ...template.design,
      theme: 'gsb',
      colors: { ...template.design.colors, text: '#14232bff' },
    };
    expect((await saveTemplate(websites, site.id, { ...template, design })).status).toBe(200);
  });

  it.each([
    { layout: 12 },
    { layout: -1 },
    { layout: 1.5 },
    { layout: '1' },
    { theme: 'light' },
    { show_powered_by: 'yes' },
  ])('T-08: the design %j is refused', async (wrong) => {
    const { site, template } = ready;
    const design = { ...template.design, ...wrong };
    expect((await saveTemplate(websites, site.id, { ...template, design })).status).toBe(422);
  });

  it('T-08: a logo in the design changes nothing: it has calls of its own', async () => {
    const { site, template } = await readySite(websites);
    const design = {
      ...template.design,
      logo: { has_logo: true, url: 'https://evil.com', sha256: 'a'.repeat(64) },
    };
    const { status, body } = await saveTemplate(websites, site.id, { ...template, design });
    expect([status, body.design.logo]).toEqual([200, null]);
    expect(JSON.stringify((await configOf(websites, site.site_key)).design)).not.toContain('evil.com');
  });

  it.each([
    '{"design":{},"languages":{"__proto__":{}}}',
    '{"design":{"__proto__":{"x":1}},"languages":{}}',
    '{"languages":{"th":{"banner":{"$gt":""}}}}',
    '{"languages":{"constructor":{"prototype":{}}}}',
  ])('J-02: %s is refused and pollutes nothing', async (raw) => {
    const { site, template } = ready;
    const { status } = await websites.as('member')('PUT', `/applications/${site.id}/template`, {
      raw,
      headers: { 'content-type': 'application/json', 'if-match': template.etag },
    });
    expect([400, 422]).toContain(status);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('takes no privacy file of another website', async () => {
    const { site, template } = ready;
    const other = await newSite(websites);
    const upload = await websites.as('member')('PUT', `/applications/${other.id}/privacyFile?language=th`, {
      raw: new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF\n')),
      headers: { 'content-type': 'application/pdf' },
    });
    expect(upload.status).toBe(200);
    const { body } = await saveTemplate(
      websites,
      site.id,
      withText(template, 'th', (texts) => ({
        ...texts,
        privacy: { name: texts.privacy.name, file_id: upload.body.file_id },
      })),
    );
    expect(problemsOf(body)).toEqual(['languages.th.privacy.file_id privacy_file_unknown']);
  });
});
