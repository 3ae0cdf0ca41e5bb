import { canonicalUrl, pageKey } from './canonicalUrl';

describe('canonicalUrl', () => {
  it.each([
    ['/a', 'http://site.test/a'],
    ['b?x=1#top', 'http://site.test/dir/b?x=1'],
    ['//www.site.test:80/', 'http://www.site.test/'],
    ['https://site.test:443/', 'https://site.test/'],
    ['/a?utm_source=x&id=3&fbclid=1&gclid=2&_ga=3&mc_cid=4&PHPSESSID=abc', 'http://site.test/a?id=3'],
    ['/a?utm_source=x', 'http://site.test/a'],
    ['/a?', 'http://site.test/a'],
    ['/shop;jsessionid=1A2B?x=1', 'http://site.test/shop?x=1'],
    ['#!/route/1', 'http://site.test/dir/page#!/route/1'],
    ['#!home', 'http://site.test/dir/page#!home'],
    ['#/route', 'http://site.test/dir/page#/route'],
    ['#section', 'http://site.test/dir/page'],
    ['  /padded  ', 'http://site.test/padded'],
    ['http://SITE.test./x', 'http://site.test/x'],
  ])('%s is %s', (link, url) => {
    expect(canonicalUrl(link, 'http://site.test/dir/page')).toBe(url);
  });

  it.each([
    'mailto:a@site.test',
    'tel:+66',
    'javascript:void(0)',
    'data:text/html,x',
    'ftp://site.test/',
    'http://user:pass@site.test/',
    'http://[',
    `/${'a'.repeat(2_000)}`,
    `/${'ก'.repeat(250)}`,
  ])('%s is none', (link) => {
    expect(canonicalUrl(link, 'http://site.test/')).toBeNull();
  });

  it('pages of both schemes and of any order of parameters are one page, other ports are not', () => {
    expect(pageKey('https://site.test/a?x=1&y=2')).toBe(pageKey('http://site.test/a?y=2&x=1'));
    expect(pageKey('http://site.test:8080/a')).not.toBe(pageKey('http://site.test/a'));
    expect(pageKey('http://site.test/a#!/b')).not.toBe(pageKey('http://site.test/a'));
  });
});
