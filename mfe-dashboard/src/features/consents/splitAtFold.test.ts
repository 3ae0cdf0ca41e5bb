import { splitAtFold } from './splitAtFold';

test.each([
  ['en', 'We use cookies to measure visits.', 0.5, 'We use cookies '],
  ['th', 'เราใช้คุกกี้เพื่อวิเคราะห์การเข้าชม', 0.4, 'เราใช้คุกกี้'],
  ['en', 'We use cookies.', 1, 'We use cookies.'],
  ['en', 'We use cookies.', 0, ''],
] as const)('a text in %s is split at the end of a word', (language, text, share, above) => {
  expect(splitAtFold(text, share, language)).toEqual([above, text.slice(above.length)]);
});
