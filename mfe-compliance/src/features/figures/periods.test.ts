import { lastMonths, periodDays } from './periods';

it('goes back month by month, over the end of a year and through February', () => {
  expect(lastMonths(4, '2028-03-05')).toEqual([
    { from: '2028-03-01', to: '2028-03-05' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2027-12-01', to: '2027-12-31' },
  ]);
});

it('asks for all, for this year, or for 90 days', () => {
  expect(periodDays('all', '2026-11-29')).toEqual({});
  expect(periodDays('year', '2026-11-29')).toEqual({ from: '2026-01-01', to: '2026-11-29' });
  expect(periodDays('days_90', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});
