import { createFrontier, type Frontier, type FrontierOptions } from './frontier';
import type { RobotsRules } from './robots';

const rules = (given: Partial<RobotsRules> = {}): FrontierOptions['robots'] => ({
  of: async () => ({ allows: () => true, sitemaps: [], unreadable: false, ...given }),
});
const make = (options: Partial<FrontierOptions> = {}) =>
  createFrontier({
    startUrls: ['http://site.test/'],
    includeSubdomains: true,
    maxPages: 100,
    robots: rules(),
    ...options,
  });
/** Visits everything; `links` answers the links of a page. */
const crawl = async (frontier: Frontier, links: (path: string) => readonly string[] = () => []) => {
  const visited: string[] = [];
  for (let page = await frontier.next(); page; page = await frontier.next()) {
    visited.push(page.url.replace('http://site.test', ''));
    frontier.add(links(visited.at(-1) ?? ''), page.url);
  }
  return visited;
};

describe('createFrontier', () => {
  it('goes breadth first, and a page of a new template before one more of a known', async () => {
    const tree: Record<string, string[]> = {
      '/': ['/news/1', '/news/2', '/about', '/news/3'],
      '/news/1': ['/contact'],
      '/about': ['/about/team', '/#top', '/about?utm_source=x'],
    };
    await expect(crawl(make(), (path) => tree[path] ?? [])).resolves.toEqual([
      '/',
      '/news/1',
      '/about',
      '/contact',
      '/about/team',
      '/news/2',
      '/news/3',
    ]);
  });

  it('never leaves the website', async () => {
    const links = [
      'http://www.site.test/',
      'https://other.test/',
      'http://site.test.evil.example/',
      '//evilsite.test/',
    ];
    await expect(crawl(make(), () => links)).resolves.toEqual(['/', 'http://www.site.test/']);
    await expect(
      crawl(make({ includeSubdomains: false }), () => [...links, 'http://shop.site.test/']),
    ).resolves.toEqual(['/', 'http://www.site.test/']);
    const thai = make({ startUrls: ['http://a.co.th/'] });
    expect([thai.inScope('http://www.a.co.th/'), thai.inScope('http://b.co.th/')]).toEqual([true, false]);
  });

  it('S-05 an endless calendar ends after few pages', async () => {
    const next = (path: string) => {
      const [, year = 2026, month = 11] = (/(\d{4})[-/](\d+)/.exec(path) ?? []).map(Number);
      const [y, m] = month === 12 ? [year + 1, 1] : [year, month + 1];
      return [
        `/calendar/${y}-${m}`,
        `/calendar/${y}/${m}/1`,
        `/calendar/day?date=${y}-${m}-01`,
        `/calendar?month=${m}&year=${y}`,
        `/calendar/next${path.replace('/calendar', '')}`,
      ];
    };
    const frontier = make();
    const visited = await crawl(frontier, next);
    expect(visited.length).toBeLessThanOrEqual(15);
    expect(visited.length).toBeGreaterThan(3);
    expect(frontier.skipped.map(({ code }) => code)).toContain('template_limit');
  });

  it('takes ten pages of a template and says which it left out', async () => {
    const frontier = make();
    const links = Array.from({ length: 14 }, (_, at) => `/news/${at}`);
    await expect(crawl(frontier, (path) => (path === '/' ? links : []))).resolves.toHaveLength(11);
    expect(frontier.skipped).toEqual(
      links.slice(10).map((path) => ({ url: `http://site.test${path}`, code: 'template_limit' })),
    );
  });

  it('stops at the number of pages, also when several ask at once', async () => {
    const frontier = make({ maxPages: 3 });
    frontier.add(['/a', '/b', '/c', '/d'], 'http://site.test/');
    expect(frontier.known).toBe(3);
    const pages = await Promise.all(Array.from({ length: 6 }, () => frontier.next()));
    expect(pages.filter(Boolean)).toHaveLength(3);
    expect(frontier.skipped.map(({ code }) => code)).toEqual(['page_limit', 'page_limit']);
  });

  it('S-06 leaves out what robots.txt forbids, and it does not count', async () => {
    const frontier = make({ maxPages: 2, robots: rules({ allows: (url) => !url.includes('/private') }) });
    const visited = await crawl(frontier, () => ['/private/1', '/open']);
    expect(visited).toEqual(['/', '/open']);
    expect(frontier.skipped).toContainEqual({ url: 'http://site.test/private/1', code: 'robots' });
  });

  it('S-06 follows nothing when robots.txt is broken: only the start, which the owner typed', async () => {
    const frontier = make({ robots: rules({ allows: () => false, unreadable: true }) });
    await expect(crawl(frontier, () => ['/a'])).resolves.toEqual(['/']);
    expect(frontier.skipped).toEqual([{ url: 'http://site.test/a', code: 'robots_unreadable' }]);
  });

  it('S-06 obeys a robots.txt that forbids everything', async () => {
    const frontier = make({ robots: rules({ allows: () => false }) });
    await expect(crawl(frontier)).resolves.toEqual([]);
    expect(frontier.skipped).toEqual([{ url: 'http://site.test/', code: 'robots' }]);
  });

  it('opens a log-out last, and nothing that deletes', async () => {
    const frontier = make();
    const visited = await crawl(frontier, () => [
      '/logout',
      '/delete/1',
      '/a',
      '/b',
      '/file.pdf',
      'mailto:x@site.test',
    ]);
    expect(visited).toEqual(['/', '/a', '/b', '/logout']);
    expect(frontier.skipped).toEqual([{ url: 'http://site.test/delete/1', code: 'changes_something' }]);
  });

  it('pages of sitemaps come after those that are linked, unless their template is new', async () => {
    const frontier = make();
    frontier.add(['http://site.test/news/9', 'http://site.test/hidden'], null);
    await expect(crawl(frontier, (path) => (path === '/' ? ['/news/1', '/a'] : []))).resolves.toEqual([
      '/',
      '/news/1',
      '/a',
      '/hidden',
      '/news/9',
    ]);
  });

  it('an address that a page came to is not visited again', async () => {
    const frontier = make();
    frontier.add(['/a', '/b'], 'http://site.test/');
    frontier.visited('https://site.test/a');
    await expect(crawl(frontier, () => ['/a'])).resolves.toEqual(['/', '/b']);
  });

  it('gives one page of each template as a sample', async () => {
    const frontier = make();
    await crawl(frontier, () => ['/news/1', '/news/2', '/about']);
    expect(frontier.sample().map(({ url }) => new URL(url).pathname)).toEqual(['/', '/news/1', '/about']);
  });
});
