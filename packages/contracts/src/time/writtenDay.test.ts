import { LANGUAGES } from '../constants';
import { writtenDay, writtenDayOfYear, writtenMonth } from './writtenDay';

it('a day begins with its year in Chinese and Japanese, and with the day elsewhere', () => {
  expect(LANGUAGES.map((lang) => [lang, writtenDay('2026-01-31', lang)])).toEqual([
    ['th', '31/01/2026'],
    ['en', '31/01/2026'],
    ['cn', '2026/01/31'],
    ['jp', '2026/01/31'],
    ['kh', '31/01/2026'],
  ]);
  expect([writtenDay('2026-01-31', 'th', true), writtenDay('2026-01-31', 'jp', true)]).toEqual([
    '31/01/2569',
    '2569/01/31',
  ]);
});

it('a month with its year is in the same order', () => {
  expect([writtenMonth('Nov', '2026', 'en'), writtenMonth('11月', '2026', 'jp')]).toEqual([
    'Nov 2026',
    '2026年11月',
  ]);
});

it('a scale has day and month in the same order', () => {
  expect([writtenDayOfYear('2026-01-31', 'th'), writtenDayOfYear('2026-01-31', 'cn')]).toEqual([
    '31/01',
    '01/31',
  ]);
});
