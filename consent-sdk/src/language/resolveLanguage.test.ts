import { resolveLanguage } from './resolveLanguage';

const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'] as const;
const config = { language: 'th' as const, detect: false };
const detecting = { ...config, detect: true };

test.each([
  ['zh-CN', 'cn'],
  ['ja-JP', 'jp'],
  ['km-KH', 'kh'],
  ['en_GB', 'en'],
  ['TH', 'th'],
])('The page language %s is %s', (tag, code) => {
  expect(resolveLanguage(LANGUAGES, config, null, [], tag)).toBe(code);
});
test("The browser's languages count only when the owner switched detection on", () => {
  expect(resolveLanguage(LANGUAGES, config, null, ['en-US'], 'th')).toBe('th');
  expect(resolveLanguage(LANGUAGES, detecting, null, ['fr', 'en-US'], 'th')).toBe('en');
});
test('What the site says on the tag wins', () => {
  expect(resolveLanguage(LANGUAGES, detecting, 'kh', ['en-US'], 'th')).toBe('kh');
});
test('A language that is not published falls through to the default', () => {
  expect(resolveLanguage(['th', 'en'], detecting, 'kh', ['ja'], 'zh')).toBe('th');
});
