import { processorMs } from '@yinyom/testing/processorMs';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { publishedSite, readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { pngFile } from '../testing/pngFile';
import { newSite, saveLogo } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const put = async (logo: string) => {
  const { id } = await newSite(websites);
  return websites.as('member')('PUT', `/applications/${id}/templateLogo`, { form: { logo } });
};
const refusal = async (logo: string) => {
  const { status, body } = await put(logo);
  return { status, code: body.errors?.[0]?.code, message: body.errors?.[0]?.message };
};
const SMALL = pngFile(48, 24);
const END = SMALL.length - 12;

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.from(type, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.concat([head, data])));
  return Buffer.concat([length, head, data, check]);
};
/** The small PNG with a chunk put before its end. */
const withChunk = (type: string, data: Buffer): Buffer =>
  Buffer.concat([SMALL.subarray(0, END), chunk(type, data), SMALL.subarray(END)]);
/** The small PNG made exactly so long by a comment. */
const ofLength = (bytes: number): Buffer => withChunk('tEXt', Buffer.alloc(bytes - SMALL.length - 12, 65));
/** The small PNG whose header tells another size. */
const claiming = (width: number, height: number): Buffer => {
  const header = Buffer.from(SMALL.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([SMALL.subarray(0, 8), chunk('IHDR', header), SMALL.subarray(33)]);
};
const typesIn = (png: Buffer): string[] => {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    types.push(png.toString('latin1', at + 4, at + 8));
  return types;
};
const servedLogo = async (id: string) =>
  Buffer.from(
    (await websites.as('member')('GET', `/applications/${id}/templateLogo?format=base64`)).body.logo,
    'base64',
  );

describe('F-01: the size of a logo', () => {
  it('may be exactly 20,480 bytes', async () => {
    const png = ofLength(20_480);
    expect(png).toHaveLength(20_480);
    expect((await put(png.toString('base64'))).status).toBe(200);
  });

  it('may not be one byte more', async () => {
    expect(await refusal(ofLength(20_481).toString('base64'))).toEqual({
      status: 422,
      code: 'logo_size',
      message: 'ขนาดไฟล์ต้องไม่เกิน 20 KB',
    });
  });

  it('is told in the specification’s words in English', async () => {
    const { id } = await newSite(websites);
    const send = (logo: string) =>
      websites.as('member')('PUT', `/applications/${id}/templateLogo`, {
        form: { logo },
        headers: { 'accept-language': 'en-GB' },
      });
    expect((await send(ofLength(20_481).toString('base64'))).body.errors[0].message).toBe(
      'The file size must not exceed 20 KB.',
    );
    expect((await send(Buffer.from('GIF89a').toString('base64'))).body.errors[0].message).toBe(
      'The file must be of type png.',
    );
  });

  const tooLarge = { status: 422, code: 'logo_size', message: 'The file size must not exceed 20 KB.' };
  const answerTo = async (body: BodyInit, type: string | null) => {
    const { id } = await newSite(websites);
    const answer = await fetch(`${websites.url}/applications/${id}/templateLogo`, {
      method: 'PUT',
      body,
      headers: {
        authorization: `Bearer ${websites.tokenFor('member', 'session-of-member')}`,
        'accept-language': 'en',
        ...(type && { 'content-type': type }),
      },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    const { errors } = (await answer.json()) as { errors: { code: string; message: string }[] };
    return { status: answer.status, code: errors[0]?.code, message: errors[0]?.message };
  };
  const streamed = (bytes: number) =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('logo='));
        for (let sent = 0; sent < bytes; sent += 16_384)
          controller.enqueue(new TextEncoder().encode('A'.repeat(16_384)));
        controller.close();
      },
    });
  const form = 'application/x-www-form-urlencoded';
  const parted = (bytes: number) => {
    const data = new FormData();
    data.set('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
    return data;
  };

  it.each([
    ['32 KB', 'logo=' + 'A'.repeat(43_700), form],
    ['1 MB', 'logo=' + 'A'.repeat(1_400_000), form],
    ['32 KB as a file of a multipart form', parted(41_000), null],
    ['1 MB as JSON', JSON.stringify({ logo: 'A'.repeat(1_400_000) }), 'application/json'],
    ['12 MB, which nobody reads to its end', 'logo=' + 'A'.repeat(12_000_000), form],
    ['2 MB whose length nobody announced', streamed(2_000_000), form],
  ])('F-A10: %s is told in the specification’s words, however large', async (_size, body, type) => {
    expect(await answerTo(body, type)).toEqual(tooLarge);
  });

  const base64 = SMALL.toString('base64');
  it.each([
    ['with line breaks', base64.replace(/(.{40})/g, '$1\r\n')],
    ['as a data URI', `data:image/png;base64,${base64}`],
    ['in the URL-safe alphabet', base64.replace(/\+/g, '-').replace(/\//g, '_')],
    ['without padding', base64.replace(/=+$/, '')],
    ['with plus signs that became spaces', base64.replace(/\+/g, ' ')],
  ])('is read %s', async (_title, text) => {
    expect((await put(text)).body).toMatchObject({ width: 48, height: 24 });
  });

  it.each(['', '====', 'A', `${base64}=`, `${base64}!`, 'data:text/html;base64,AAAA', 'ไทย'])(
    'is not read from %j',
    async (text) => {
      expect((await put(text)).status).toBe(422);
    },
  );
});

describe('F-02: what is not a PNG, or more than one', () => {
  it.each([
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(60)])],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60)])],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a WebP', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(60)])],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(80))],
    [
      'HTML behind a PNG’s first bytes',
      Buffer.concat([SMALL.subarray(0, 8), Buffer.from('<script>'.padEnd(80))]),
    ],
    ['half a PNG', SMALL.subarray(0, 40)],
    ['a PNG with a program behind it', Buffer.concat([SMALL, Buffer.from('PK\x03\x04<script>%PDF-1.4')])],
  ])('refuses %s', async (_title, bytes) => {
    expect(await refusal(bytes.toString('base64'))).toMatchObject({ status: 422, code: 'logo_type' });
  });

  it.each([
    ['a script in a comment', withChunk('tEXt', Buffer.from('x\0<script>alert(1)</script>'))],
    ['a script in Unicode text', withChunk('iTXt', Buffer.from('x\0\0\0\0\0<script>'))],
    ['a camera’s notes', withChunk('eXIf', Buffer.from('MM\0*<script>'))],
    ['an animation', withChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))],
  ])('keeps only the pixels of a PNG with %s', async (_title, bytes) => {
    const { id } = await newSite(websites);
    const { status } = await saveLogo(websites, id, bytes);
    expect(status).toBe(200);
    const served = await servedLogo(id);
    expect(new Set(typesIn(served))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    expect(served.includes('<script>')).toBe(false);
    expect(PNG.sync.read(served).data.equals(PNG.sync.read(SMALL).data)).toBe(true);
  });

  it('refuses a damaged part', async () => {
    const broken = Buffer.from(SMALL);
    broken[END - 6] = (broken[END - 6] ?? 0) ^ 0xff;
    expect(await refusal(broken.toString('base64'))).toMatchObject({ code: 'logo_type' });
  });
});

describe('F-03: the dimensions of a logo', () => {
  it.each([
    [30_000, 30_000],
    [2_001, 24],
    [24, 501],
  ])('are refused from the header alone: %i × %i', async (width, height) => {
    const spent = await processorMs(async () =>
      expect(await refusal(claiming(width, height).toString('base64'))).toMatchObject({
        code: 'logo_dimensions',
      }),
    );
    expect(spent).toBeLessThan(3_000);
  });

  it.each([
    [0, 24],
    [24, 0],
    [96, 48],
  ])('must be those of the pixels: %i × %i', async (width, height) => {
    expect(await refusal(claiming(width, height).toString('base64'))).toMatchObject({ code: 'logo_type' });
  });

  it.each([
    [1, 1],
    [2_000, 1],
    [1, 500],
  ])('may be %i × %i', async (width, height) => {
    expect((await put(pngFile(width, height).toString('base64'))).body).toMatchObject({ width, height });
  });

  it('is not fooled by text that unpacks to very much', async () => {
    const bomb = withChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), Buffer.alloc(15_000, 0)]));
    expect((await put(bomb.toString('base64'))).status).toBe(200);
  });
});

it('F-04: refuses a logo that is over 20 KB only after it was written anew', async () => {
  const large = pngFile(400, 100, 24_000);
  expect(large.length).toBeGreaterThan(20_480);
  // A palette image of the same kind is small, but its pixels in full colour are not.
  const palette = paletteNoise(390, 100);
  expect(palette.length).toBeLessThanOrEqual(20_480);
  expect(await refusal(palette.toString('base64'))).toMatchObject({ status: 422, code: 'logo_size' });
});

describe('a saved logo', () => {
  it('belongs to the draft at once and to visitors from the next publication on', async () => {
    const site = await publishedSite(websites);
    const template = await readyTemplate(websites, site.id);
    const saved = await saveLogo(websites, site.id, pngFile(96, 48));
    const config = async () => (await websites.send('GET', `/public/sites/${site.site_key}/config`)).body;
    expect((await config()).design.logo).toBeUndefined();
    // The form that was open while the logo was uploaded can still be saved.
    expect((await saveTemplate(websites, site.id, template)).status).toBe(200);
    const { logo } = (await config()).design;
    expect(logo).toEqual({ url: saved.body.url, width: 48 });

    const path = logo.url.slice(logo.url.indexOf('/public/'));
    const image = await fetch(websites.url + path);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(image.headers.get('cache-control')).toContain('immutable');

    expect((await websites.as('member')('DELETE', `/applications/${site.id}/templateLogo`)).status).toBe(204);
    const gone = await websites.as('member')('GET', `/applications/${site.id}/templateLogo`);
    expect({ status: gone.status, code: gone.body.code }).toEqual({ status: 404, code: 'no_logo' });
    expect((await fetch(websites.url + path)).status).toBe(200);
  });

  it('T-02: is not served for another website', async () => {
    const [one, other] = [await newSite(websites), await newSite(websites)];
    const { body } = await saveLogo(websites, one.id);
    const answer = await websites.send('GET', `/public/sites/${other.site_key}/logo?v=${body.sha256}`);
    expect(answer.status).toBe(404);
  });
});

/** An image of 16 colours in palette form, 4 bits a pixel, without any pattern to compress. */
function paletteNoise(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const palette = Buffer.alloc(48);
  let seed = 3;
  const next = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed >>> 0;
  };
  for (let at = 0; at < palette.length; at += 1) palette[at] = next() % 256;
  const row = 1 + Math.ceil(width / 2);
  const lines = Buffer.alloc(row * height);
  for (let at = 0; at < lines.length; at += 1) lines[at] = at % row === 0 ? 0 : next() % 256;
  return Buffer.concat([
    SMALL.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
