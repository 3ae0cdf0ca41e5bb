import { bangkokDay, eachDay } from '@yinyom/contracts/time/bangkokDay';
import { monthBefore, monthPeriod, periodOf } from './period';

const NOW = new Date('2026-11-21T10:00:00Z');
const refused = (query: Parameters<typeof periodOf>[0]) => {
  try {
    periodOf(query, NOW);
  } catch (error) {
    const { status, code, details } = error as {
      status: number;
      code: string;
      details: { errors?: { code: string }[] };
    };
    return [status, details.errors?.[0]?.code ?? code];
  }
  return 'accepted';
};

describe('D-T1: days and months in Asia/Bangkok', () => {
  it('the day changes at 17:00 UTC', () => {
    expect(bangkokDay(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(bangkokDay(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
    expect(bangkokDay(new Date('2026-12-31T17:00:00.000Z'))).toBe('2027-01-01');
  });

  it('without days it is the last 30 days with today', () => {
    expect(periodOf({}, NOW)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(eachDay('2026-10-23', '2026-11-21')).toHaveLength(30);
  });

  it('a running month ends today, a past one on its last day', () => {
    expect(periodOf({ month: '2026-11' }, NOW)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(monthPeriod('2024-02', '2026-11-21')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(monthPeriod('2026-02', '2026-11-21').to).toBe('2026-02-28');
    expect(monthBefore('2026-01')).toBe('2025-12');
  });

  it.each([
    [{ month: '2026-12' }, 'future_month'],
    [{ month: '2569-01' }, 'future_month'],
    [{ from: '2026-02-29' }, 'date_invalid'],
    [{ from: '2026-13-01' }, 'date_invalid'],
    [{ to: '2026-04-31' }, 'date_invalid'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'date_range_invalid'],
    [{ from: '2025-10-18', to: '2026-11-21' }, 'range_too_long'],
    [{ from: '2024-01-01' }, 'range_too_long'],
    [{ month: '2026-10', from: '2026-10-01' }, 'date_range_invalid'],
  ])('refuses %j with %s', (query, code) => {
    expect(refused(query)).toEqual([422, code]);
  });

  it('takes 29 February of a leap year and a whole leap year', () => {
    expect(periodOf({ from: '2024-02-29', to: '2024-03-01' }, NOW)).toEqual({
      from: '2024-02-29',
      to: '2024-03-01',
    });
    expect(refused({ from: '2024-01-01', to: '2024-12-31' })).toBe('accepted');
  });

  it('days that have not begun are left out', () => {
    expect(periodOf({ from: '2026-11-20', to: '2026-12-31' }, NOW)).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
    });
    expect(eachDay('2026-11-22', '2026-11-21')).toEqual([]);
  });
});
