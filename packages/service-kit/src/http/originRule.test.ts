import { originBelongsTo } from './originRule';

describe('P-02: a page may record decisions only for its own site', () => {
  it.each([
    ['https://site.ac.th'],
    ['http://site.ac.th'],
    ['https://www.site.ac.th'],
    ['https://a.b.site.ac.th'],
    // C-25: with the root of all names.
    ['https://site.ac.th.'],
    ['https://www.site.ac.th.'],
  ])('lets in %s', (origin) => {
    expect(originBelongsTo(origin, 'site.ac.th')).toBe(true);
  });

  it.each([
    ['null'],
    [''],
    ['https://site.ac.th.evil.com'],
    ['https://evilsite.ac.th'],
    ['https://ac.th'],
    ['https://site.ac.th:8443'],
    ['http://site.ac.th:81'],
    ['https://user@site.ac.th'],
    ['https://site.ac.th/'],
    ['https://site.ac.th/path'],
    ['https://SITE.ac.th'],
    ['https://ѕite.ac.th'],
    ['https://xn--ite-8ic.ac.th'],
    ['file://site.ac.th'],
    ['chrome-extension://site.ac.th'],
    ['https://site.ac.th..'],
    ['https://evilsite.ac.th.'],
    ['https://site.ac.th https://evil.com'],
  ])('refuses %s', (origin) => {
    expect(originBelongsTo(origin, 'site.ac.th')).toBe(false);
  });

  it('lets in any port of this machine, where websites are developed', () => {
    expect(originBelongsTo('http://demo.localhost:4000', 'demo.localhost')).toBe(true);
    expect(originBelongsTo('http://demo.localhost:4000', 'other.localhost')).toBe(false);
  });

  it('knows international names by their punycode', () => {
    expect(originBelongsTo('https://xn--12c1fe0br.xn--o3cw4h', 'xn--12c1fe0br.xn--o3cw4h')).toBe(true);
  });
});
