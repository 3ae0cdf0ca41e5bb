import { AppError, invalidField } from '@yinyom/service-kit/AppError';
import { addDays, bangkokDay, daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';

/** Days in Asia/Bangkok, both included. */
export interface Period {
  from: string;
  to: string;
}

const DEFAULT_DAYS = 30;
export const LONGEST_DAYS = 366;

/** The days of a month (YYYY-MM). @throws AppError 422 future_month */
export const monthPeriod = (month: string, today: string): Period => {
  if (month > today.slice(0, 7)) throw invalidField('month', 'future_month');
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};

/** The month before a month (YYYY-MM). */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** Given days, or the whole calendar when none were given. @throws AppError 422 */
export const checkedRange = ({ from, to }: { from?: string; to?: string }): void => {
  if (from !== undefined && !isDay(from)) throw invalidField('from', 'date_invalid');
  if (to !== undefined && !isDay(to)) throw invalidField('to', 'date_invalid');
  if (from === undefined || to === undefined) return;
  if (from > to) throw invalidField('from', 'date_range_invalid');
  if (daysBetween(from, to) > LONGEST_DAYS)
    throw new AppError(422, 'range_too_long', { values: { days: LONGEST_DAYS } });
};

/**
 * The period a call asks for: a month, given days, or the last 30 days with today (decision D-45). Days that have
 * not begun are left out.
 * @throws AppError 422 for days that do not exist, are the wrong way round or more than 366
 */
export const periodOf = (
  query: { month?: string; from?: string; to?: string },
  now: Date = new Date(),
): Period => {
  const today = bangkokDay(now);
  if (query.month !== undefined) {
    if (query.from !== undefined || query.to !== undefined) throw invalidField('month', 'date_range_invalid');
    const { from, to } = monthPeriod(query.month, today);
    return { from, to: to < today ? to : today };
  }
  checkedRange(query);
  const to = query.to !== undefined && query.to < today ? query.to : today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  checkedRange({ from, to: query.to ?? to });
  return { from, to };
};
