import { parseSiteHost } from './siteHost';

describe('the host of a website as a person types it', () => {
  it.each([
    ['www.Example.ac.th', 'www.example.ac.th'],
    ['example.ac.th/path/page', 'example.ac.th'],
    ['มหาวิทยาลัย.ไทย', 'xn--o3cteaoj1a6cedt.xn--o3cw4h'],
    ['xn--o3cw4h.xn--o3cw4h', 'xn--o3cw4h.xn--o3cw4h'],
    ['a.photography', 'a.photography'],
  ])('%s is %s', (typed, host) => {
    expect(parseSiteHost(typed)).toBe(host);
  });

  it.each([
    'https://example.ac.th',
    'example.ac.th:8080',
    'user@example.ac.th',
    'example.ac.th?x=1',
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '-a.ac.th',
    'a..ac.th',
    'exa mple.ac.th',
    '',
    `${'a'.repeat(64)}.ac.th`,
    `${'a.'.repeat(130)}ac.th`,
  ])('%s is refused', (typed) => {
    expect(parseSiteHost(typed)).toBeNull();
  });
});
