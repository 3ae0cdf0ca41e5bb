import { writtenDay, writtenDayOfYear, writtenMonth } from './writtenDay';

it('a day is DD/MM/YYYY in either era, and DD/MM on a scale', () => {
  expect([writtenDay('2026-01-31'), writtenDay('2026-01-31', true), writtenDayOfYear('2026-01-31')]).toEqual([
    '31/01/2026',
    '31/01/2569',
    '31/01',
  ]);
});

it('a month comes after its year in Japanese, before it elsewhere', () => {
  expect([writtenMonth('Nov', '2026', 'en'), writtenMonth('11月', '2026', 'jp')]).toEqual([
    'Nov 2026',
    '2026年11月',
  ]);
});
