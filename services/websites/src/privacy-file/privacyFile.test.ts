import { newSite } from '../testing/sampleSite';
import { readySite, saveTemplate, withText } from '../testing/bannerEditing';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const pdf = (inside = '<</Type /Catalog>>', length = 0): Buffer => {
  const text = `%PDF-1.7\n1 0 obj\n${inside}\nendobj\n`;
  return Buffer.from(`${text}${' '.repeat(Math.max(0, length - text.length - 6))}\n%%EOF`);
};
const put = async (bytes: Buffer, contentType = 'application/pdf', siteId?: string) => {
  const id = siteId ?? (await newSite(websites)).id;
  return websites.as('member')('PUT', `/applications/${id}/privacyFile?language=th`, {
    raw: new Uint8Array(bytes),
    headers: { 'content-type': contentType },
  });
};
const multipart = (bytes: Buffer, filename: string) => ({
  body: Buffer.concat([
    Buffer.from(
      `--xyz\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n--xyz\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--xyz--\r\n'),
  ]),
  type: 'multipart/form-data; boundary=xyz',
});

describe('F-05: an uploaded privacy notice', () => {
  it('is served as an attachment under a name of ours, and can run nothing', async () => {
    const { site, template } = await readySite(websites);
    const { body, type } = multipart(pdf(), '../../นโยบาย".pdf');
    const saved = await put(body, type, site.id);
    expect(saved.status).toBe(200);
    const published = await saveTemplate(
      websites,
      site.id,
      withText(template, 'th', (texts) => ({
        ...texts,
        privacy: { name: texts.privacy.name, file_id: saved.body.file_id },
      })),
    );
    expect(published.status).toBe(200);
    const config = (await websites.send('GET', `/public/sites/${site.site_key}/config?lang=th`)).body;
    expect(config.texts.privacy.url).toBe(saved.body.url);

    const file = await fetch(`${websites.url}/public/sites/${site.site_key}/privacy/th`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf())).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="privacy-th.pdf"');
    expect(file.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    const other = await newSite(websites);
    const foreign = await fetch(
      `${websites.url}/public/sites/${other.site_key}/privacy/th?v=${saved.body.file_id}`,
    );
    expect(foreign.status).toBe(404);
  });

  it('belongs to the draft at once and can be removed from it', async () => {
    const { id } = await newSite(websites);
    const { body } = await put(pdf(), undefined, id);
    const draft = async () =>
      (await websites.as('member')('GET', `/applications/${id}/template`)).body.languages.th.privacy;
    expect((await draft()).file_id).toBe(body.file_id);
    await websites.as('member')('DELETE', `/applications/${id}/privacyFile?language=th`);
    expect((await draft()).file_id).toBeUndefined();
  });

  it('may be exactly 2 MB and not one byte more', async () => {
    const limit = 2 * 1024 * 1024;
    const largest = pdf(undefined, limit);
    expect(largest).toHaveLength(limit);
    expect((await put(largest)).status).toBe(200);
    const { status, body } = await put(pdf(undefined, limit + 1));
    expect({ status, code: body.errors[0].code }).toEqual({ status: 422, code: 'file_size_pdf' });
    expect((await put(pdf(undefined, limit + 10_000))).status).toBe(413);
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>%%EOF'), 'file_type_pdf'],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<script>'), pdf()]), 'file_type_pdf'],
    ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'file_type_pdf'],
    ['nothing', Buffer.alloc(0), 'file_type_pdf'],
    ['a script', pdf('<</S /JavaScript /JS (app.alert(1))>>'), 'file_active_content'],
    ['a program start', pdf('<</S /Launch /F (cmd.exe)>>'), 'file_active_content'],
    ['a file inside', pdf('<</Type /EmbeddedFile >>'), 'file_active_content'],
  ])('is refused when it is %s', async (_title, bytes, code) => {
    const { status, body } = await put(bytes);
    expect({ status, code: body.errors?.[0]?.code }).toEqual({ status: 422, code });
  });

  it.each(['text/html', 'image/png', 'application/json', 'application/x-www-form-urlencoded'])(
    'is refused as %s',
    async (type) => {
      expect((await put(pdf(), type)).status).toBe(415);
    },
  );

  it.each(['multipart/form-data', 'multipart/form-data; boundary=other'])(
    'is refused when its parts cannot be told apart (%s)',
    async (type) => {
      const { status, body } = await put(multipart(pdf(), 'a.pdf').body, type);
      expect({ status, code: body.errors[0].code }).toEqual({ status: 422, code: 'file_type_pdf' });
    },
  );
});
