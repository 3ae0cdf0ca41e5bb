import { fromPlain } from '../bson/plainValue';
import { EMPTY_OBJECT } from '../bson/rawValue';
import { compileExpression, Evaluator } from './evaluator';

const run = (expression: unknown): unknown =>
  new Evaluator().runPlain(compileExpression(fromPlain(expression)!), EMPTY_OBJECT);
const ZONES = ['Asia/Bangkok', 'America/New_York', 'Europe/London', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

describe('dates in time zones', () => {
  it.each(ZONES)(
    'When a year of hours is cut to days in %s, Then each is the start of its local day',
    (zone) => {
      const evaluator = new Evaluator();
      const day = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      });
      const wrong: string[] = [];
      for (let hour = 0; hour < 8785; hour += 3) {
        const date = new Date(Date.UTC(2026, 0, 1, hour, 17));
        const start = evaluator.evaluatePlain(
          { $dateTrunc: { date, unit: 'day', timezone: zone } },
          {},
        ) as Date;
        const same = day.format(start) === day.format(date);
        const first = day.format(new Date(start.getTime() - 1)) !== day.format(date);
        if (!same || !first) wrong.push(date.toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );

  const date = new Date('2026-03-29T20:30:45.678Z');
  it.each([
    [
      { $dateTrunc: { date, unit: 'week', timezone: 'Asia/Bangkok', startOfWeek: 'monday' } },
      new Date('2026-03-29T17:00:00Z'),
    ],
    [{ $dateTrunc: { date, unit: 'month', timezone: 'Asia/Bangkok' } }, new Date('2026-02-28T17:00:00Z')],
    [{ $dateTrunc: { date, unit: 'quarter' } }, new Date('2026-01-01T00:00:00Z')],
    [
      { $dateTrunc: { date, unit: 'hour', binSize: 6, timezone: 'Asia/Bangkok' } },
      new Date('2026-03-29T17:00:00Z'),
    ],
    [
      { $dateToString: { date, format: '%Y-%m-%d %H:%M:%S.%L %z %j %V %u', timezone: 'Asia/Bangkok' } },
      '2026-03-30 03:30:45.678 +0700 089 14 1',
    ],
    [{ $dateToString: { date, timezone: 'UTC' } }, '2026-03-29T20:30:45.678'],
    [{ $dayOfMonth: { date, timezone: 'Asia/Bangkok' } }, 30],
    [{ $hour: date }, 20],
    [
      { $dateAdd: { startDate: new Date('2026-01-31T10:00:00Z'), unit: 'month', amount: 1 } },
      new Date('2026-02-28T10:00:00Z'),
    ],
    [
      { $dateSubtract: { startDate: date, unit: 'day', amount: 1, timezone: 'America/New_York' } },
      new Date('2026-03-28T20:30:45.678Z'),
    ],
    [
      {
        $dateDiff: {
          startDate: date,
          endDate: new Date('2026-03-30T18:00:00Z'),
          unit: 'day',
          timezone: 'Asia/Bangkok',
        },
      },
      1,
    ],
    [
      { $dateFromParts: { year: 2026, month: 2, day: 1, timezone: 'Asia/Bangkok' } },
      new Date('2026-01-31T17:00:00Z'),
    ],
    [
      { $dateFromString: { dateString: '2026-02-01T00:00:00', timezone: 'Asia/Bangkok' } },
      new Date('2026-01-31T17:00:00Z'),
    ],
    [{ $toString: date }, '2026-03-29T20:30:45.678Z'],
    [{ $year: null }, null],
  ])('When %j is evaluated, Then it is as on the server', (expression, expected) => {
    expect(run(expression)).toEqual(expected);
  });
});
