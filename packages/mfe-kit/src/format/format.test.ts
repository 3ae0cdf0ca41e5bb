import { formatBytes } from './formatBytes';
import { formatDate, formatDateTime } from './formatDate';
import { savePreferences } from '../stored-preferences/storedPreferences';
import { i18n, startTexts } from '../texts/texts';
import { formatNumber, formatPercent } from './formatNumber';

beforeEach(() => savePreferences({ calendar: 'gregorian' }));

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
  ['jp', '31/01/2026'],
])(
  'A19 shows dates in %s as the language has them unless somebody chose otherwise: %s',
  async (lang, shown) => {
    savePreferences({ calendar: 'language' });
    if (!i18n.isInitialized) await startTexts('th');
    await i18n.changeLanguage(lang);
    expect(formatDate('2026-01-31')).toBe(shown);
  },
);

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
