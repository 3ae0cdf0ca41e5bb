import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { daysLeft } from './daysLeft';

const due = '2026-12-22T16:59:59.000Z';

it.each([
  ['2026-12-15T16:59:59Z', 7],
  ['2026-12-21T16:59:59Z', 1],
  // Midnight in Bangkok is 17:00 of the day before in UTC.
  ['2026-12-21T17:00:00Z', 0],
  ['2026-12-22T16:59:59Z', 0],
  ['2026-12-22T17:00:00Z', -1],
])('counts days of the calendar in Bangkok: %s is %i days before the end', (now, days) => {
  expect(daysLeft(due, bangkokDay(new Date(now)))).toBe(days);
});
