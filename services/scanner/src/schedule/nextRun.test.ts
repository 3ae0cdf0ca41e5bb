import { nextRun } from './nextRun';

const at = (bangkok: string): Date => new Date(`${bangkok}+07:00`);

describe('the next scan by plan', () => {
  it.each([
    ['daily, later today', { frequency: 'daily', hour: 9 }, '2026-03-10T08:59', '2026-03-10T09:00'],
    [
      'daily, at the very minute: tomorrow',
      { frequency: 'daily', hour: 9 },
      '2026-03-10T09:00',
      '2026-03-11T09:00',
    ],
    ['daily, after midnight of UTC', { frequency: 'daily', hour: 2 }, '2026-03-10T01:00', '2026-03-10T02:00'],
    ['weekly, Sunday', { frequency: 'weekly', weekday: 0, hour: 3 }, '2026-03-10T12:00', '2026-03-15T03:00'],
    [
      'weekly, the day itself, too late',
      { frequency: 'weekly', weekday: 2, hour: 3 },
      '2026-03-10T12:00',
      '2026-03-17T03:00',
    ],
    [
      'monthly, over the end of a year',
      { frequency: 'monthly', day: 1, hour: 0 },
      '2026-12-01T00:00',
      '2027-01-01T00:00',
    ],
    [
      'monthly, the 28th of February',
      { frequency: 'monthly', day: 28, hour: 23 },
      '2026-02-01T00:00',
      '2026-02-28T23:00',
    ],
  ] as const)('%s', (_title, plan, now, expected) => {
    expect(nextRun(plan, at(now))).toEqual(at(expected));
  });
});
