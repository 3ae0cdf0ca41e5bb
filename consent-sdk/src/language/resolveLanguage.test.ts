import { languageOfTag } from '@yinyom/contracts/languageTag';
import { resolveLanguage } from './resolveLanguage';

const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'] as const;
const config = { language: 'th' as const, detect: false };
const detecting = { ...config, detect: true };

/** What pages, browsers and owners write for a language; the platform reads them, too. */
const TAGS = [
  'th',
  'en',
  'zh',
  'cn',
  'ja',
  'jp',
  'km',
  'kh',
  'kmr',
  'thv',
  'enm',
  'jam',
  'fr',
  'auto',
  'x',
  '',
].flatMap((code) => [
  code,
  `${code}-TH`,
  `${code}_US.UTF-8`,
  `${code}-Hant-TW`,
  `${code}_hans_cn`,
  ` ${code} `,
]);
test('Script and platform read language codes alike: in any case, with any separator, all of the code', () => {
  const cases = TAGS.flatMap((tag) => [tag, tag.toUpperCase()]);
  const read = cases.map((tag) => [tag, resolveLanguage(LANGUAGES, {}, null, [], tag)]);
  expect(read).toEqual(cases.map((tag) => [tag, languageOfTag(tag)]));
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
