import { localized } from './localized';

test('the reader’s language comes first, then English, then Thai, then whatever there is', () => {
  expect(localized({ th: 'ก', en: 'A', kh: 'ខ' }, 'kh')).toBe('ខ');
  expect(localized({ th: 'ก', en: 'A' }, 'jp')).toBe('A');
  expect(localized({ th: 'ก', en: '' }, 'en')).toBe('ก');
  expect(localized({ cn: '中' }, 'en')).toBe('中');
});

test('a text nobody wrote is empty', () => {
  expect(localized({}, 'th')).toBe('');
  expect(localized(undefined, 'th')).toBe('');
});
