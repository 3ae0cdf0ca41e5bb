import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
let server: Server;
let origin: string;
beforeAll(async () => {
  websites = await startWebsites();
  const { readyFiles } = websites.service;
  server = createServer((req, res) => {
    if (readyFiles?.(req, res)) return;
    res.statusCode = 404;
    res.end('passed on');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await websites.close();
});

const fromMemory = (siteKey: string, rest = '.js', init: RequestInit = {}) =>
  fetch(`${origin}/sdk/v1/${siteKey}${rest}`, init);
/** From memory, where it lies for seconds only: a busy machine may need to ask again. */
const ready = async (siteKey: string, init?: RequestInit): Promise<Response> => {
  for (;;) {
    await theLongWay(siteKey);
    const answer = await fromMemory(siteKey, '.js', init);
    if (answer.status !== 404) return answer;
  }
};
const theLongWay = (siteKey: string) => fetch(`${websites.origin}/sdk/v1/${siteKey}.js`);
/** Headers that belong to the connection or the request, not to the file. */
const OTHER = ['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'];
const headersOf = (answer: Response) => [...answer.headers].filter(([name]) => !OTHER.includes(name)).sort();

describe('scripts that lie in memory', () => {
  it('are answered at once, exactly as the long way does', async () => {
    const { site_key } = await publishedSite(websites);
    expect((await fromMemory(site_key)).status).toBe(404);
    const long = await theLongWay(site_key);
    const short = await ready(site_key);
    expect(short.status).toBe(200);
    expect(headersOf(short)).toEqual(headersOf(long));
    expect(await short.text()).toBe(await long.text());
    const etag = short.headers.get('etag') ?? '';
    expect((await ready(site_key, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('are passed on when anything but the plain file is asked for', async () => {
    const { site_key } = await publishedSite(websites);
    await theLongWay(site_key);
    for (const [rest, init] of [
      ['.js?x=1'],
      ['.json'],
      ['.js/'],
      ['.js', { method: 'POST' }],
      ['.js', { method: 'HEAD' }],
    ] as const)
      expect((await fromMemory(site_key, rest, init)).status).toBe(404);
    expect((await fromMemory('nobody-has-this-key1')).status).toBe(404);
  });

  it('are forgotten at once when something is published, disabled or deleted here', async () => {
    const site = await publishedSite(websites);
    await theLongWay(site.site_key);
    await saveTemplate(websites, site.id, withTitle(await readyTemplate(websites, site.id), 'ใหม่'));
    expect((await fromMemory(site.site_key)).status).toBe(404);
    expect(await (await ready(site.site_key)).text()).toContain('ใหม่');
    await websites.as('member')('PUT', `/applications/${site.id}/disable`);
    await theLongWay(site.site_key);
    expect((await fromMemory(site.site_key)).status).toBe(404);
  });
});
