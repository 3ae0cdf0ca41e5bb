import { gzipSync } from 'node:zlib';
import type { FetchFile } from './fetchFile';
import { parseSitemap } from './parseSitemap';
import { readSitemaps } from './readSitemaps';
import { createRobotsBook } from './robots';
import { createScope } from './scope';

const urlset = (...locs: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">${locs
    .map(
      (loc) =>
        `<url><loc>${loc}</loc><image:image><image:loc>http://site.test/i.jpg</image:loc></image:image></url>`,
    )
    .join('')}</urlset>`;

describe('parseSitemap', () => {
  it('reads pages with the five entities and in CDATA', () => {
    const text = urlset(
      'http://site.test/?a=1&amp;b=2',
      '<![CDATA[http://site.test/c]]>',
      ' http://site.test/d\n',
    );
    expect(parseSitemap(Buffer.from(text))).toEqual({
      pages: ['http://site.test/?a=1&b=2', 'http://site.test/c', 'http://site.test/d'],
      sitemaps: [],
    });
  });

  it('reads an index, gzip and lines of text', () => {
    const index = '<sitemapindex><sitemap><loc>http://site.test/1.xml</loc></sitemap></sitemapindex>';
    expect(parseSitemap(Buffer.from(index)).sitemaps).toEqual(['http://site.test/1.xml']);
    expect(parseSitemap(gzipSync(urlset('http://site.test/z'))).pages).toEqual(['http://site.test/z']);
    expect(parseSitemap(Buffer.from('\uFEFFhttp://site.test/a\nnonsense\nhttp://site.test/b')).pages).toEqual(
      ['http://site.test/a', 'http://site.test/b'],
    );
  });

  it('reads what is whole of a file that was cut', () => {
    const text = urlset('http://site.test/a', 'http://site.test/b');
    expect(parseSitemap(Buffer.from(text.slice(0, text.lastIndexOf('<loc>') + 9))).pages).toEqual([
      'http://site.test/a',
    ]);
  });

  it('S-05 entities that grow stay small, and bombs stay packed', () => {
    const laughs = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${urlset('http://site.test/&b;')}`;
    expect(parseSitemap(Buffer.from(laughs)).pages.join('').length).toBeLessThan(40);
    expect(parseSitemap(gzipSync(Buffer.alloc(30_000_000, 32)))).toEqual({ pages: [], sitemaps: [] });
  });

  it.each([
    '',
    '<html><body>Not found</body></html>',
    '<urlset><url><loc>',
    '<a',
    '\x1f\x8bxx',
    '<urlset>__proto__</urlset>',
  ])('%j is no sitemap', (text) => {
    expect(parseSitemap(Buffer.from(text, 'latin1'))).toEqual({ pages: [], sitemaps: [] });
  });
});

const website = (files: Record<string, string | Buffer>) => {
  const asked: string[] = [];
  const fetchFile: FetchFile = async (url) => {
    asked.push(url);
    const body = files[url];
    return { status: body === undefined ? 404 : 200, body: Buffer.from(body ?? ''), truncated: false };
  };
  const read = () =>
    readSitemaps(['http://site.test'], {
      robots: createRobotsBook(fetchFile),
      scope: createScope(['http://site.test/'], true),
      fetchFile,
    });
  return { asked, read };
};

describe('readSitemaps', () => {
  it('reads those of robots.txt, of indexes and the usual one, and pages of the website only', async () => {
    const { read, asked } = website({
      'http://site.test/robots.txt':
        'User-agent: *\nDisallow: /hidden\nSitemap: http://site.test/maps.xml\nSitemap: http://evil.example/a.xml',
      'http://site.test/maps.xml':
        '<sitemapindex><sitemap><loc>http://site.test/1.xml.gz</loc></sitemap><sitemap><loc>http://site.test/hidden/2.xml</loc></sitemap><sitemap><loc>http://site.test/maps.xml</loc></sitemap></sitemapindex>',
      'http://site.test/1.xml.gz': gzipSync(
        urlset('http://site.test/deep#x', 'http://sub.site.test/', 'http://other.test/', 'javascript:1'),
      ),
      'http://site.test/sitemap.xml': urlset('http://site.test/usual'),
    });
    await expect(read()).resolves.toEqual([
      'http://site.test/usual',
      'http://site.test/deep',
      'http://sub.site.test/',
    ]);
    expect(asked).not.toContain('http://evil.example/a.xml');
    expect(asked).not.toContain('http://site.test/hidden/2.xml');
  });

  it('S-05 an index of indexes without end stops at twenty files', async () => {
    const asked: string[] = [];
    const fetchFile: FetchFile = async (url) => {
      asked.push(url);
      const [, number = '0'] = /(\d+)\.xml/.exec(url) ?? [];
      const next = Number(number) * 2;
      const text = `<sitemapindex>${[next + 1, next + 2].map((at) => `<sitemap><loc>http://site.test/${at}.xml</loc></sitemap>`).join('')}</sitemapindex>`;
      return { status: url.endsWith('robots.txt') ? 404 : 200, body: Buffer.from(text), truncated: false };
    };
    await readSitemaps(['http://site.test'], {
      robots: createRobotsBook(fetchFile),
      scope: createScope(['http://site.test/'], true),
      fetchFile,
    });
    expect(asked.filter((url) => url.endsWith('.xml'))).toHaveLength(20);
  });
});
