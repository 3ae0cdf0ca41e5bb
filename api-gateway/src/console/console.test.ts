import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRemote } from '@yinyom/contracts/release/pageList';
import type { RemotesList } from '@yinyom/contracts/release/RemotesList';
import { access } from '../testing/probe';
import { digestOf, releaseAll, writeRelease } from '../testing/releases';
import { PLACES, startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';

describe.each(PLACES)('the console, with services %s', (place) => {
  let gateway: ProbeGateway;
  let releases: string;
  beforeAll(async () => {
    gateway = await startProbeGateway(place);
    releases = path.join(gateway.folder, 'releases');
    await releaseAll(releases);
  });
  afterAll(() => gateway.stop());

  it('serves the console page for page addresses only, with a nonce that is never the same', async () => {
    const first = await gateway.get('/en/websites', { accept: 'text/html' });
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1];
    expect(nonce).toMatch(/^[\w+/=]{16,}$/);
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(first.headers.get('content-security-policy')).toContain('https://cdn.example.org');
    expect(first.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await (await gateway.get('/en/websites', { accept: 'text/html' })).text()).toContain(
      '<meta name="script-origins" content="https://cdn.example.org">',
    );
    expect(await (await gateway.get('/', { accept: 'text/html' })).text()).not.toContain(`"${nonce}"`);
    const script = await gateway.get('/main.abcdef12.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect((await gateway.get('/missing.js', { accept: '*/*' })).status).toBe(404);
    expect((await gateway.get('/websites', { accept: 'application/json' })).status).toBe(404);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('packs the page for a browser that takes %s', async (accepted, packed) => {
    const headers = { accept: 'text/html', 'accept-encoding': accepted };
    const page = await gateway.get('/en/websites', headers);
    expect(page.headers.get('content-encoding')).toBe(packed);
    expect(page.headers.get('vary')).toContain('Accept-Encoding');
    expect(await page.text()).toContain('<meta name="script-origins"');
  });

  it.each([
    ['/', 200],
    ['/en', 200],
    ['/websites/6b014f2a53935590f573ede5', 200],
    ['/kh/twofa/registration?secret=x', 200],
    ['/nowhere', 404],
    ['/en/websitesx', 404],
    ['/fr/login', 404],
    ['/404', 404],
    ['/reports/', 200],
    ['/jp/websites/6b014f2a53935590f573ede5/re-assign', 200],
    ['/user/audit', 200],
    // F-A12: addresses that nobody has
    ['/thx', 404],
    ['/th/nowhere', 404],
    ['/th//evil/x', 404],
    ['/en/th', 404],
    ['/user/nonsense', 404],
    ['/en/user/nonsense', 404],
    ['/dashboard/more', 404],
    ['/websites/6b014f2a53935590f573ede5/nonsense', 404],
  ])('answers %s with the console page and status %d', async (url, status) => {
    const answer = await gateway.get(url, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<script');
    expect(html).toContain(`<title>${status === 404 ? '404 · ' : ''}Yinyom</title>`);
  });

  it.each([
    ['/th', '/'],
    ['/th/', '/'],
    ['/th/login', '/login'],
    ['/th/login?cid=1', '/login?cid=1'],
    ['/th//login', '/login'],
  ])('leads from %s, which names Thai, to %s and stays in Thai', async (url, target) => {
    const answer = await fetch(`${gateway.url}${url}`, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: 'locale=en' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^locale=th; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    );
  });

  it('writes the remotes into the page, with their texts in its language, so that it waits for nothing', async () => {
    const html = await (await gateway.get('/en/user', { accept: 'text/html' })).text();
    const text = /<script type="application\/json" id="remotes" nonce="[^"]+">([^<]*)<\/script>/.exec(
      html,
    )?.[1];
    const { remotes } = JSON.parse(text ?? '') as { remotes: PageRemote[] };
    const pages = remotes.flatMap(({ declared }) => declared.pages);
    expect(pages.find((page) => page.path === '/user')?.title).toEqual({ en: 'Users' });
    const { remotes: all } = (await (await gateway.get('/mf/remotes.json')).json()) as RemotesList;
    expect(remotes.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(all.map(({ signature }) => signature)).toEqual(remotes.map(({ signature }) => signature));
  });

  it('lets nothing that a remote says end the element that it stands in', async () => {
    const odd = '</script><script>alert(1)</script>$&';
    const title = { th: odd, en: odd, cn: odd, jp: odd, kh: odd };
    const pages = [{ path: '/odd', layout: 'default' as const, title }];
    await writeRelease(releases, 'mfe-odd', {}, { name: 'mfe_odd', namespaces: [], slots: [], pages });
    const html = await (await gateway.get('/odd', { accept: 'text/html' })).text();
    expect(html).not.toContain('<script>alert');
    const text = /id="remotes" nonce="[^"]+">([^<]*)</.exec(html)?.[1];
    expect(text).toContain(JSON.stringify(odd).slice(1, -1).replaceAll('<', '\\u003c'));
    await rm(path.join(releases, 'mfe-odd'), { recursive: true });
  });

  describe('F-A5 the language that was chosen earlier', () => {
    const enter = (url: string, headers: Record<string, string>) =>
      fetch(`${gateway.url}${url}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

    it.each([
      ['/', '/jp'],
      ['/login?next=%2Fdashboard', '/jp/login?next=%2Fdashboard'],
      [
        '/websites/6b014f2a53935590f573ede5?section=texts',
        '/jp/websites/6b014f2a53935590f573ede5?section=texts',
      ],
    ])('leads from %s, entered from outside, to %s', async (url, target) => {
      for (const site of ['none', 'cross-site']) {
        const answer = await enter(url, { cookie: 'a=b; locale=jp', 'sec-fetch-site': site });
        expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('vary')).toMatch(/Cookie/);
      }
    });

    it.each([
      ['/', 'locale=th', 'none'],
      ['/', 'locale=fr', 'none'],
      ['/', 'locale=//evil.example', 'none'],
      ['/', 'other=jp', 'none'],
      // A link of the console to a Thai page, or the reload of one that was reached so.
      ['/', 'locale=jp', 'same-origin'],
      ['/en', 'locale=jp', 'none'],
      ['/nowhere', 'locale=jp', 'none'],
      ['//evil.example', 'locale=jp', 'none'],
    ])('leaves %s with cookie %s from %s where it is', async (url, cookie, site) => {
      const answer = await enter(url, { cookie, 'sec-fetch-site': site });
      expect([200, 404]).toContain(answer.status);
      expect(answer.headers.get('location')).toBeNull();
    });

    it('1.10: goes by no language of the browser: without a choice every address is what it says', async () => {
      for (const url of ['/', '/login', '/kh']) {
        const answer = await enter(url, { 'accept-language': 'en-US,ja;q=0.9', 'sec-fetch-site': 'none' });
        expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      }
    });

    it('says to caches that the page depends on the cookie', async () => {
      expect((await enter('/', {})).headers.get('vary')).toMatch(/Cookie.*Sec-Fetch-Site/);
    });
  });

  it('A-19: nobody may frame the console, and no other website reads an answer or asks with a cookie', async () => {
    const { headers } = await gateway.get('/en/login', { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    const foreign = { origin: 'https://evil.example', cookie: `token=${access()}` };
    const answer = await gateway.get('/api/v1/who', foreign);
    expect(answer.status).toBe(401);
    const asked = await fetch(`${gateway.url}/api/v1/who`, {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'GET' },
    });
    for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie'])
      expect([answer.headers.get(name), asked.headers.get(name)]).toEqual([null, null]);
  });

  it('D-T8: writes the public half of the release key into the page, and nothing while there is none', async () => {
    const fresh = await startProbeGateway(place);
    const keyInPage = async () =>
      /name="release-key" content="([^"]*)"/.exec(
        await (await fresh.get('/', { accept: 'text/html' })).text(),
      )?.[1];
    expect(await keyInPage()).toBe('');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    await writeFile(
      path.join(fresh.folder, 'release-key.pem'),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    expect(await keyInPage()).toBe(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
    await fresh.stop();
  });

  it('D-T8, O15: lists the released remotes with what they say about themselves, follows a moved pointer, ignores what is not a release, is unsigned, another folder’s or lies on a host that nobody allowed', async () => {
    await rm(releases, { recursive: true });
    const write = (room: string, changes: object | string) => writeRelease(releases, room, changes);
    const integrity = { manifest: digestOf('manifest'), entry: digestOf('entry'), about: digestOf('{}') };
    const rows = async () => {
      const { remotes } = (await (await gateway.get('/mf/remotes.json')).json()) as RemotesList;
      return remotes.map(
        ({ name, build, declared }) => `${name} ${build} ${declared.pages.map((page) => page.path).join()}`,
      );
    };
    await write('mfe-users', { build: 'aaaa1111' });
    await write('mfe-broken', '{');
    await write('mfe-unsigned', { signature: undefined });
    await write('mfe-hijack', { name: 'mfe_users' });
    await write('mfe-forged', { integrity });
    await write('mfe-evil', { entry: 'https://evil.example/mf-manifest.json' });
    await write('mfe-far', { build: 'c', entry: 'https://cdn.example.org/mf-manifest.json' });
    expect(await rows()).toEqual(['mfe_far c /far', 'mfe_users aaaa1111 /users']);
    expect((await gateway.get('/users', { accept: 'text/html' })).status).toBe(200);
    expect((await gateway.get('/forged', { accept: 'text/html' })).status).toBe(404);
    // Its release is not believed; its pages are there and say so.
    const { refused = [] } = (await (await gateway.get('/mf/remotes.json')).json()) as RemotesList;
    expect(refused.map(({ declared }) => declared.name)).toEqual(['mfe_evil', 'mfe_hijack', 'mfe_unsigned']);
    expect((await gateway.get('/evil', { accept: 'text/html' })).status).toBe(200);
    await write('mfe-users', { build: 'bbbb2222', number: 2 });
    expect(await rows()).toEqual(['mfe_far c /far', 'mfe_users bbbb2222 /users']);
    expect((await gateway.get('/mfe/mfe-users/current.json')).status).toBe(404);
  });
});

it.each([
  [{}, 'parallel'],
  [{ SERIAL_REQUESTS: 'true' }, 'serial'],
])('F-A11: with settings %p the page asks for %s requests', async (env, gate) => {
  const gateway = await startProbeGateway('in the gateway process', env);
  const html = await (await gateway.get('/', { accept: 'text/html' })).text();
  expect(html).toContain(`<meta name="request-gate" content="${gate}">`);
  await gateway.stop();
});
