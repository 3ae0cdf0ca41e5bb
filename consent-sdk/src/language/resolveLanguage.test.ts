import { resolveLanguage } from './resolveLanguage';

const config = {
  languages: ['th', 'en', 'cn', 'jp', 'kh'] as ('th' | 'en' | 'cn' | 'jp' | 'kh')[],
  default_language: 'th' as const,
  auto_detect_language: false,
};
const detecting = { ...config, auto_detect_language: true };

test.each([
  ['zh-CN', 'cn'],
  ['ja-JP', 'jp'],
  ['km-KH', 'kh'],
  ['en_GB', 'en'],
  ['TH', 'th'],
])('The page language %s is %s', (tag, code) => {
  expect(resolveLanguage(config, null, [], tag)).toBe(code);
});
test("The browser's languages count only when the owner switched detection on", () => {
  expect(resolveLanguage(config, null, ['en-US'], 'th')).toBe('th');
  expect(resolveLanguage(detecting, null, ['fr', 'en-US'], 'th')).toBe('en');
});
test('What the site says on the tag wins', () => {
  expect(resolveLanguage(detecting, 'kh', ['en-US'], 'th')).toBe('kh');
});
test('A language that is not published falls through to the default', () => {
  expect(resolveLanguage({ ...detecting, languages: ['th', 'en'] }, 'kh', ['ja'], 'zh')).toBe('th');
});
