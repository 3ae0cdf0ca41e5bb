import { formatBytes } from './formatBytes';
import { formatDate, formatDateTime } from './formatDate';
import { savePreferences } from '../stored-preferences/storedPreferences';
import { DATES_CHANGED, i18n, startTexts } from '../texts/texts';
import { formatNumber, formatPercent } from './formatNumber';

beforeEach(() => savePreferences({ calendar: 'gregorian', dates: 'digits' }));

it('shows dates in Bangkok, in the common or the Buddhist era', () => {
  expect(formatDate('2026-01-31T18:30:00.000Z')).toBe('01/02/2026');
  expect(formatDate('2026-01-31')).toBe('31/01/2026');
  expect(formatDateTime('2026-01-31T17:05:00.000Z')).toBe('01/02/2026 | 00:05');
  expect([formatDate(null), formatDate('nonsense'), formatDateTime(undefined)]).toEqual(['', '', '']);
  savePreferences({ calendar: 'buddhist' });
  expect(formatDate('2026-01-31')).toBe('31/01/2569');
  expect(formatDateTime('2026-12-31T17:05:00.000Z')).toBe('01/01/2570 | 00:05');
});

it.each([
  ['th', '31/01/2569'],
  ['en', '31/01/2026'],
  ['cn', '31/01/2026'],
  ['jp', '31/01/2026'],
  ['kh', '31/01/2026'],
])(
  'A19 shows dates in %s as the language has them unless somebody chose otherwise: %s',
  async (lang, shown) => {
    savePreferences({ calendar: 'language' });
    if (!i18n.isInitialized) await startTexts('th');
    await i18n.changeLanguage(lang);
    expect(formatDate('2026-01-31')).toBe(shown);
  },
);

it('shows dates in words to people who chose them, once the words are loaded and in every place', async () => {
  if (!i18n.isInitialized) await startTexts('th');
  await i18n.changeLanguage('en');
  const shownAgain = new Promise<string>((resolve) => {
    const written = () => {
      const text = formatDateTime('2026-01-31T17:05:00.000Z');
      if (/[a-z]/i.test(text)) resolve(text);
    };
    i18n.on(DATES_CHANGED, written);
  });
  savePreferences({ dates: 'words' });
  expect(await shownAgain).toBe('1\u00a0Feb\u00a02026 · 00:05');
  expect(formatDate('2026-01-31')).toBe('31\u00a0Jan\u00a02026');
  expect([formatDate(null), formatDate('nonsense')]).toEqual(['', '']);
  savePreferences({ calendar: 'buddhist' });
  expect(formatDate('2026-01-31')).toBe('31\u00a0Jan\u00a02569 BE');
  savePreferences({ dates: 'digits' });
  expect(formatDate('2026-01-31')).toBe('31/01/2569');
});

it.each([
  [512, '0.50 KB'],
  [20_480, '20.00 KB'],
  [1_048_576, '1.00 MB'],
  [5_368_709_120, '5.00 GB'],
  [5_497_558_138_880, '5120.00 GB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('shows numbers in the language of the page', () => {
  expect(formatNumber(1_234_567, 'kh')).toMatch(/^1.234.567$/);
  expect(formatPercent(0.4567, 'en')).toBe('45.7%');
});
