import { languageOf } from './language';

it.each([
  [undefined, 'th'],
  ['', 'th'],
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN', 'cn'],
  ['en_US, th;q=0.8', 'en'],
  ['kmr, en;q=0.5', 'en'],
  ['ja;q=0.3, km-KH;q=0.8', 'kh'],
  ['fr-FR, de', 'th'],
  ['fr, en;q=0', 'th'],
  [`${'x'.repeat(100_000)}, en`, 'th'],
  // Words that every object knows.
  ['constructor', 'th'],
  ['__proto__, en;q=0.5', 'en'],
])('reads %p as %s', (header, lang) => {
  expect(languageOf(header)).toBe(lang);
});
