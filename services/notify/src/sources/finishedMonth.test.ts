import { finishedMonth } from './monthlyReports';

it.each([
  // Ten minutes after the end of a month in Bangkok, which is 17:00 UTC of the day before.
  ['2026-11-30T16:59:59Z', '2026-10'],
  ['2026-11-30T17:09:59Z', '2026-10'],
  ['2026-11-30T17:10:00Z', '2026-11'],
  ['2026-12-31T17:10:00Z', '2026-12'],
  ['2027-01-15T00:00:00Z', '2026-12'],
])('at %s the newest finished month is %s', (now, month) => {
  expect(finishedMonth(new Date(now))).toBe(month);
});
