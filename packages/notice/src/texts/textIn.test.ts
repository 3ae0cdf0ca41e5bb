import { textIn } from './textIn';

it.each([
  [{ th: 'ก', en: 'A', kh: 'ខ' }, 'kh', 'ខ'],
  [{ th: 'ก', en: 'A' }, 'jp', 'A'],
  [{ th: 'ก', en: 'A', kh: '' }, 'kh', 'A'],
  [{ th: 'ก', en: '' }, 'en', 'ก'],
  [{ cn: '中', kh: 'ខ' }, 'en', '中'],
  [{ kh: 'ខ', cn: '中' }, 'en', 'ខ'],
  [{}, 'th', ''],
  [undefined, 'th', ''],
] as const)('D-51 %j in %s is “%s”', (text, language, expected) => {
  expect(textIn(text, language)).toBe(expected);
});
