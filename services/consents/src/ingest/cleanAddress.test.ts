import { cleanPageUrl, cleanReferrer } from './cleanAddress';

const HOSTS = ['site.ac.th', 'shop.example.com'];

describe('P-06: addresses of pages', () => {
  it.each([
    ['https://site.ac.th/page?email=a@b.co.th&token=x#top', 'https://site.ac.th/page'],
    ['https://user:secret@site.ac.th/page', 'https://site.ac.th/page'],
    ['https://site.ac.th/reset/somchai@site.ac.th/now', 'https://site.ac.th/reset/-/now'],
    ['https://site.ac.th/u/somchai%40site.ac.th', 'https://site.ac.th/u/-'],
    ['https://site.ac.th/u/somchai%2540site.ac.th', 'https://site.ac.th/u/-'],
    ['https://shop.example.com/basket', 'https://shop.example.com/basket'],
    [
      'https://www.site.ac.th/news/2026/how-to-use-cookies-in-2026',
      'https://www.site.ac.th/news/2026/how-to-use-cookies-in-2026',
    ],
    ['https://site.ac.th/covid19/h1n1/page2', 'https://site.ac.th/covid19/h1n1/page2'],
    [
      'https://site.ac.th/หน้าแรก',
      'https://site.ac.th/%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2%E0%B9%81%E0%B8%A3%E0%B8%81',
    ],
  ])('%s is kept as %s', (given, kept) => {
    expect(cleanPageUrl(given, HOSTS)).toBe(kept);
  });

  it.each([
    'https://other.example.com/page',
    'https://site.ac.th.evil.com/page',
    'https://evilsite.ac.th/page',
    'https://site.ac.th:8443/page',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'not an address',
    '',
    null,
    undefined,
  ])('%s is not kept', (given) => {
    expect(cleanPageUrl(given, HOSTS)).toBeNull();
  });

  it('never grows beyond 1,024 characters', () => {
    expect(cleanPageUrl(`https://site.ac.th${'/page'.repeat(1_000)}`, HOSTS)).toHaveLength(1_024);
  });

  it('keeps the page of a referrer on the same site and only the site of another one', () => {
    expect(cleanReferrer('https://www.site.ac.th/from?x=1', HOSTS)).toBe('https://www.site.ac.th/from');
    expect(cleanReferrer('https://mail.example.com/inbox/42?x=1', HOSTS)).toBe('https://mail.example.com/');
    expect(cleanReferrer('android-app://com.example', HOSTS)).toBeNull();
  });

  it.each([
    ['a telephone number', '0812345678'],
    ['one with signs in it', '+66-81-234-5678'],
    ['one in Thai digits', '๐๘๑๒๓๔๕๖๗๘'],
    ['an identity number', '1-2345-67890-12-3'],
    ['a number in a word', 'order1234567'],
    ['a UUID', '0b9f6a3e-6c1d-4a6e-9a54-5d2f8a1c7e11'],
    ['a hash', '5d41402abc4b2a76b9719d911017c592'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcDEF123456'],
    ['a short token', 'a1B2c3D4'],
    ['a long one of letters', 'QwErTyUiOpAsDfGhJk'],
    ['one that is encoded', '%61%31%42%32%63%33%44%34'],
  ])('V-19, IN-10c: %s in a path is not kept', (_what, segment) => {
    expect(cleanPageUrl(`https://site.ac.th/a/${segment}/b`, HOSTS)).toBe('https://site.ac.th/a/-/b');
    expect(cleanReferrer(`https://site.ac.th/a/${segment}`, HOSTS)).toBe('https://site.ac.th/a/-');
  });

  it('V-19: what stands behind a word of mailed links, and parameters in a path, are not kept', () => {
    expect(cleanPageUrl('https://site.ac.th/reset/k7q', HOSTS)).toBe('https://site.ac.th/reset/-');
    expect(cleanPageUrl('https://site.ac.th/verify/please', HOSTS)).toBe('https://site.ac.th/verify/please');
    expect(cleanPageUrl('https://site.ac.th/shop;jsessionid=9?x', HOSTS)).toBe('https://site.ac.th/shop');
  });
});
