import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readInlinePiece } from '@yinyom/contracts/sdk/inlinePiece';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { verifyConfigToken } from '@yinyom/service-kit/auth/configToken';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { configOf, publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { literalIn } from '../testing/literalIn';
import { newCookie } from '../testing/sampleSite';
import { TEST_BUILD } from '../testing/sdkBuildFolder';
import { PUBLIC_URL, startWebsites, type Websites } from '../testing/startWebsites';
import { encodingFor } from './sendFile';

let websites: Websites;
/** What the service takes for the time; 0: what it is. */
let time = 0;
beforeAll(async () => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => time || now());
  websites = await startWebsites();
});
afterAll(async () => {
  await websites.close();
  jest.restoreAllMocks();
});

/** A request whose answer nobody unpacks. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request(`${websites.origin}/sdk/v1/${path}`, { method, headers }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
const configIn = (script: string) => literalIn(script, TEST_BUILD.core);

/** What a piece says of itself, and whether its hash is its script's. */
const readPiece = (body: Buffer) => {
  const { facts, script } = readInlinePiece(body.toString())!;
  const hash = createHash('sha256').update(script).digest('base64');
  return { facts, script, isWhole: facts.integrity === `sha256-${hash}` };
};

describe('the script as a piece that pages carry in themselves', () => {
  it('is text with what it is, its hash and how long it asks nobody, and the configuration inside', async () => {
    const { site_key } = await publishedSite(websites);
    const { status, headers, body } = await raw(`${site_key}.inline`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const { facts, script, isWhole } = readPiece(body);
    expect(isWhole).toBe(true);
    expect(facts).toMatchObject({ site_key, version: 1, sdk_version: TEST_BUILD.version });
    const freshMs = Date.parse(facts.fresh_until);
    expect(freshMs - Date.parse(facts.made_at)).toBe(24 * 3_600_000);
    expect(freshMs - Date.now()).toBeGreaterThan(22 * 3_600_000);
    const config = literalIn(script, TEST_BUILD.inline);
    expect(config).toMatchObject({ site_key, language: 'th', fresh_until: freshMs / 1000 });
    // Nothing of a piece depends on who asks.
    expect((await raw(`${site_key}.inline`)).body.equals(body)).toBe(true);
  });

  it('changes with what is published, and keeps everything denied where visitors are not asked', async () => {
    const { id, site_key } = await publishedSite(websites);
    const before = await raw(`${site_key}.inline`);
    await saveTemplate(websites, id, withTitle(await readyTemplate(websites, id), 'ใหม่'));
    const after = await raw(`${site_key}.inline`);
    expect(readPiece(after.body).facts.version).toBe(2);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await websites.as('member')('PUT', `/applications/${id}/disable`);
    for (const key of [site_key, 'nobody-has-this-key1']) {
      const { headers, body } = await raw(`${key}.inline`);
      expect(headers['cache-control']).toBe('no-cache');
      const { facts, script, isWhole } = readPiece(body);
      expect({ version: facts.version, script, isWhole }).toEqual({
        version: null,
        script: TEST_BUILD.disabled,
        isWhole: true,
      });
    }
  });
});

describe('the script of a website', () => {
  it('is one file with the published configuration inside, in the encoding that the browser takes', async () => {
    const { site_key } = await publishedSite(websites);
    const plain = await raw(`${site_key}.js`);
    const br = await raw(`${site_key}.js`, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(`${site_key}.js`, { 'accept-encoding': 'gzip' });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);

    const config = configIn(plain.body.toString());
    expect(config).toMatchObject({
      site_key,
      api_base: PUBLIC_URL,
      version: 1,
      language: 'th',
    });
    expect(config).not.toHaveProperty('details');
    // Every published language, and each once.
    const { languages } = await configOf(websites, site_key);
    expect(Object.keys(config.texts).sort()).toEqual([...languages].sort());
    const site = await websites.service.internal.getPublishedSite({ site_key });
    expect(site?.version).toBe(1);
    expect(
      verifyConfigToken(site_key, config.config_token, new Date(), testSecrets.INGEST_SECRET),
    ).toMatchObject({
      version: 1,
      aged: false,
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { site_key } = await publishedSite(websites);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await raw(`${site_key}.js`, headers)).headers;
      const again = await raw(`${site_key}.js`, { ...headers, 'if-none-match': String(etag) });
      expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
    }
  });

  it('has no body for HEAD', async () => {
    const { site_key } = await publishedSite(websites);
    const { status, headers, body } = await raw(`${site_key}.js`, {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(body).toHaveLength(0);
  });

  it('D-30: keeps everything denied for unknown and disabled websites, asked anew on each page', async () => {
    const { id, site_key } = await publishedSite(websites);
    await websites.as('member')('PUT', `/applications/${id}/disable`);
    for (const key of [site_key, 'nobody-has-this-key1']) {
      const { status, headers, body } = await raw(`${key}.js`);
      expect(status).toBe(200);
      expect(body.toString()).toBe(TEST_BUILD.disabled);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(['short.js', `${'x'.repeat(65)}.js`, '..%2f..%2fpackage.json', 'a%00bcdefgh.js', ''])(
    'is not there under %j',
    async (path) => {
      expect((await raw(path)).status).toBe(404);
    },
  );

  it.each(Object.values(PLATFORM_FONTS))('H26: can use every file of $family from here', async ({ url }) => {
    // The folders that the visitors' script asks.
    for (const folder of ['', '600/', 'latin/', 'latin/600/']) {
      const font = await raw(url.replace('/sdk/v1/fonts/', `fonts/${folder}`));
      expect(font.body.toString('latin1', 0, 4)).toBe('wOF2');
      expect(font.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('comes with its parts and nothing else of this machine', async () => {
    const part = await raw('parts/abc123/modal.js');
    expect(part.body.toString()).toBe('export const modal = 1;');
    expect(part.headers['cache-control']).toContain('immutable');
    expect((await raw('parts/abc123/other.js')).status).toBe(404);
    expect((await raw('parts/constructor')).status).toBe(404);
    expect((await raw('fonts/../../package.json')).status).toBe(404);
    expect((await raw('consent.js')).body.toString()).toBe(TEST_BUILD.headless);
    expect((await raw('declaration.js')).body.toString()).toBe(TEST_BUILD.declaration);
    expect((await raw('requests.js')).body.toString()).toBe(TEST_BUILD.requests);
  });
});

/** By the clock that the service goes by: how long a busy machine takes for a request says nothing of it. */
const inTwoSeconds = async (look: () => Promise<void>): Promise<void> => {
  time = Date.now() + 2_000;
  await look().finally(() => (time = 0));
};

describe('a publication by another process', () => {
  it('is served here within two seconds', async () => {
    const site = await publishedSite(websites);
    const titleHere = async () => configIn((await raw(`${site.site_key}.js`)).body.toString()).texts.th![0];
    expect(await titleHere()).toBe('เว็บไซต์นี้ใช้คุกกี้');
    const other = await websites.another();
    const template = await readyTemplate(websites, site.id);
    const { etag, ...body } = withTitle(template, 'จากอีกโพรเซส');
    const saved = await other.harness.send('PUT', `/applications/${site.id}/template`, {
      body,
      token: other.harness.tokenFor('admin', 'session-of-admin'),
      headers: { 'if-match': etag },
    });
    expect(saved.status).toBe(200);
    await inTwoSeconds(async () => expect(await titleHere()).toBe('จากอีกโพรเซส'));
    await other.harness.close();
    await other.service.close();
  });

  it('D-31: a deletion too', async () => {
    const site = await publishedSite(websites);
    expect((await raw(`${site.site_key}.js`)).body.toString()).toContain(site.site_key);
    const other = await websites.another();
    await other.harness.send('DELETE', `/applications/${site.id}?confirm=${site.domain_name}`, {
      token: other.harness.tokenFor('admin', 'session-of-admin'),
    });
    await inTwoSeconds(async () =>
      expect((await raw(`${site.site_key}.js`)).body.toString()).toBe(TEST_BUILD.disabled),
    );
    await other.harness.close();
    await other.service.close();
  });
});

describe('the public configuration', () => {
  it('has the details of the asked language, for anybody, with a tag for the cache', async () => {
    const site = await publishedSite(websites);
    await newCookie(websites, site.id, 3);
    await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
    const path = `${websites.url}/public/sites/${site.site_key}/config?lang=en`;
    const answer = await fetch(path);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toContain('max-age=300');
    const config = (await answer.json()) as { language: string; details: { cookies: unknown[] } };
    expect(config.language).toBe('en');
    expect(config.details.cookies).toHaveLength(1);
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(path, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('falls back to the default language, and is not there for an unknown key', async () => {
    const site = await publishedSite(websites);
    const kh = await websites.send('GET', `/public/sites/${site.site_key}/config?lang=kh`);
    expect(kh.body.language).toBe('th');
    const unknown = await websites.send('GET', '/public/sites/nobody-has-this-key1/config');
    expect(unknown.status).toBe(404);
    expect((await websites.send('GET', `/public/sites/${site.site_key}/config?lang=xx`)).status).toBe(422);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'plain'],
    ['', 'plain'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'plain'],
    ['br;q=0.5', 'br'],
    ['identity', 'plain'],
    ['xbr, xgzip', 'plain'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
