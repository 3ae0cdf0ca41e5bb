import { cleanPageUrl, cleanReferrer } from './cleanAddress';

describe('P-06: addresses of pages', () => {
  it.each([
    ['https://site.ac.th/page?email=a@b.co.th&token=x#top', 'https://site.ac.th/page'],
    ['https://user:secret@site.ac.th/page', 'https://site.ac.th/page'],
    ['https://site.ac.th/reset/somchai@site.ac.th/now', 'https://site.ac.th/reset/-/now'],
    ['https://site.ac.th/u/somchai%40site.ac.th', 'https://site.ac.th/u/-'],
    [
      'https://site.ac.th/หน้าแรก',
      'https://site.ac.th/%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2%E0%B9%81%E0%B8%A3%E0%B8%81',
    ],
  ])('%s is kept as %s', (given, kept) => {
    expect(cleanPageUrl(given)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'not an address',
    '',
    null,
    undefined,
  ])('%s is not kept', (given) => {
    expect(cleanPageUrl(given)).toBeNull();
  });

  it('never grows beyond 1,024 characters', () => {
    expect(cleanPageUrl(`https://site.ac.th/${'a'.repeat(4_000)}`)).toHaveLength(1_024);
  });

  it('keeps the page of a referrer on the same site and only the site of another one', () => {
    expect(cleanReferrer('https://www.site.ac.th/from?x=1', 'site.ac.th')).toBe(
      'https://www.site.ac.th/from',
    );
    expect(cleanReferrer('https://mail.example.com/inbox/42?x=1', 'site.ac.th')).toBe(
      'https://mail.example.com/',
    );
    expect(cleanReferrer('android-app://com.example', 'site.ac.th')).toBeNull();
  });
});
