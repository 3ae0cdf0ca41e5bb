import type { FetchFile } from './fetchFile';
import { createRobotsBook, readRobots } from './robots';

const answering =
  (status: number, text = ''): FetchFile =>
  async () => ({ status, body: Buffer.from(text), truncated: false });

describe('robots.txt', () => {
  it('S-06 our own group counts before the one for everybody', async () => {
    const rules = await readRobots(
      'http://site.test',
      answering(
        200,
        '\uFEFFUser-agent: *\nDisallow: /\n\nUser-agent: yinyomscanner\nDisallow: /private\nAllow: /private/open\nDisallow: /*.cgi$\nSitemap: http://site.test/a.xml',
      ),
    );
    const allowed = ['/', '/private/x', '/private/open', '/a.cgi', '/a.cgi?x'].filter((path) =>
      rules.allows(`http://site.test${path}`),
    );
    expect(allowed).toEqual(['/', '/private/open', '/a.cgi?x']);
    expect(rules).toMatchObject({
      sitemaps: ['http://site.test/a.xml'],
      unreadable: false,
    });
  });

  it('S-06 the group for everybody counts where none is ours', async () => {
    const rules = await readRobots(
      'http://site.test',
      answering(200, 'User-agent: Googlebot\nDisallow: /a\nUser-agent: *\nDisallow: /b'),
    );
    expect(rules.allows('http://site.test/a')).toBe(true);
    expect(rules.allows('http://site.test/b/c')).toBe(false);
  });

  it.each([404, 410, 401, 301])('an answer %d forbids nothing', async (status) => {
    const rules = await readRobots('http://site.test', answering(status, 'User-agent: *\nDisallow: /'));
    expect(rules.allows('http://site.test/a')).toBe(true);
  });

  it('a page instead of rules forbids nothing', async () => {
    const rules = await readRobots(
      'http://site.test',
      answering(200, '<html><body>Not found: /</body></html>'),
    );
    expect(rules.allows('http://site.test/a')).toBe(true);
  });

  it.each([
    ['a broken server', answering(503)],
    ['nobody answers', () => Promise.reject(new Error('took_too_long'))],
  ])('nothing is known to be allowed when %s', async (_what, fetchFile) => {
    const rules = await readRobots('http://site.test', fetchFile);
    expect(rules.allows('http://site.test/a')).toBe(false);
    expect(rules.unreadable).toBe(true);
  });

  it('is read once for each origin', async () => {
    const asked: string[] = [];
    const book = createRobotsBook(async (url) => {
      asked.push(url);
      return { status: 404, body: Buffer.alloc(0), truncated: false };
    });
    await Promise.all(
      ['http://a.test/1', 'http://a.test/2', 'https://a.test/', 'http://b.test/'].map(book.of),
    );
    expect(asked).toEqual([
      'http://a.test/robots.txt',
      'https://a.test/robots.txt',
      'http://b.test/robots.txt',
    ]);
  });
});
