import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { readySite, saveTemplate, problemsOf, type ReadyTemplate } from '../testing/bannerEditing';
import { REAL_FONT, sampleTables, saveFont, sfntFile } from '../testing/fontFile';
import { multipart } from '../testing/multipart';
import { newSite } from '../testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** A font of its own for each number. */
const fontOf = (number: number): Buffer =>
  sfntFile({ ...sampleTables(), name: Buffer.from(String(number).padStart(8)) });
const withFont = (template: ReadyTemplate, url: string) => ({
  ...template,
  design: { ...template.design, font: { family: 'Sarabun', url } },
});
const served = (url: string) => fetch(url.replace(`${PUBLIC_URL}/api/v1`, websites.url));
const refusal = async (sending: ReturnType<typeof multipart>) => {
  const { id } = await newSite(websites);
  const { status, body } = await websites.as('member')('PUT', `/applications/${id}/templateFont`, sending);
  return { status, code: body.errors?.[0]?.code ?? body.code };
};

it('an uploaded font is published, served from this origin for good, and no third party', async () => {
  const { site, template } = await readySite(websites);
  const { status, body } = await saveFont(websites, site.id, REAL_FONT, '../../ฟอนต์.exe');
  expect({ status, body }).toMatchObject({ status: 200, body: { format: 'woff2', bytes: REAL_FONT.length } });
  expect(body.url).toBe(`${PUBLIC_URL}/api/v1/public/sites/${site.site_key}/fonts/${body.sha256}.woff2`);
  const saved = await saveTemplate(websites, site.id, withFont(template, body.url));
  expect(saved.body).toMatchObject({ design: { font: { family: 'Sarabun', url: body.url } } });
  expect(JSON.stringify(saved.body.lint)).not.toContain('font_third_party');
  const config = (await websites.send('GET', `/public/sites/${site.site_key}/config?lang=th`)).body;
  expect(config.design.font).toEqual({ family: 'Sarabun', url: body.url });

  const file = await served(body.url);
  expect(Buffer.from(await file.arrayBuffer()).equals(REAL_FONT)).toBe(true);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(websites.identity.audit).toContainEqual(expect.objectContaining({ action: 'template.font' }));
});

it('the same file twice has one address; another ending or another website has none', async () => {
  const { id } = await newSite(websites);
  const other = await newSite(websites);
  const [once, twice] = [await saveFont(websites, id), await saveFont(websites, id)];
  expect(twice.body.url).toBe(once.body.url);
  expect(await websites.connection.collection('fonts').countDocuments({ application_id: id })).toBe(1);
  const url = once.body.url as string;
  expect((await served(url.replace(/woff2$/, 'ttf'))).status).toBe(404);
  expect((await served(url.replace(/sites\/[^/]+/, `sites/${other.site_key}`))).status).toBe(404);
});

it('only fonts that are there can be saved in a banner', async () => {
  const { site, template } = await readySite(websites);
  const { body } = await saveFont(websites, site.id);
  const gone = body.url.replace(body.sha256, 'f'.repeat(64));
  const foreign = body.url.replace(site.site_key, (await newSite(websites)).site_key);
  const save = async (url: string) =>
    problemsOf((await saveTemplate(websites, site.id, withFont(template, url))).body);
  expect(await save(gone)).toEqual(['design.font.url font_unknown']);
  expect(await save(foreign)).toEqual(['design.font.url font_url_not_allowed']);
  expect(await save(`${PUBLIC_URL}/uploads/anything.woff2`)).toEqual([
    'design.font.url font_url_not_allowed',
  ]);
  expect(await save(PUBLIC_URL + PLATFORM_FONTS.khmer.url)).toEqual([]);
});

it('fonts of drafts and versions stay; of others only the newest ten', async () => {
  const { site, template } = await readySite(websites);
  const first = (await saveFont(websites, site.id, fontOf(0))).body.url as string;
  const saved = await saveTemplate(websites, site.id, withFont(template, first));
  const second = (await saveFont(websites, site.id, fontOf(1))).body.url as string;
  await saveTemplate(websites, site.id, {
    ...withFont(template, second),
    etag: saved.headers.get('etag') ?? '',
    publish: false,
  });
  const unused: string[] = [];
  for (let number = 2; number < 13; number += 1)
    unused.push((await saveFont(websites, site.id, fontOf(number))).body.url);
  const statusOf = async (url: string) => (await served(url)).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  const [oldest = '', ...newer] = unused;
  expect(await statusOf(oldest)).toBe(404);
  for (const url of newer) expect(await statusOf(url)).toBe(200);
});

it('F-01: is refused unread when the request is far too large', async () => {
  expect(await refusal(multipart('file', Buffer.alloc(600_000)))).toEqual({
    status: 413,
    code: 'body_too_large',
  });
});

it('F-02: what is no font is refused in the reader’s words', async () => {
  const { id } = await newSite(websites);
  const { body } = await websites.as('member')('PUT', `/applications/${id}/templateFont`, {
    ...multipart('file', Buffer.from('<svg/>'), 'font.woff2'),
  });
  expect(body.errors).toEqual([
    { field: 'file', code: 'font_type', message: 'ไฟล์ต้องเป็นฟอนต์ชนิด woff2, woff, ttf หรือ otf เท่านั้น' },
  ]);
});

it.each(['text/html', 'image/svg+xml', 'application/json'])('F-02: a body of %s is refused', async (type) => {
  expect(await refusal({ ...multipart('file', REAL_FONT), headers: { 'content-type': type } })).toMatchObject(
    { status: 415 },
  );
});
