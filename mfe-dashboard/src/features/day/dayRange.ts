import { addDays, daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';
import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Days on the timeline. */
const YEAR = 365;

/** The year of days that a day is in, counted back from today. */
export const rangeOf = (day: string, today: string): { from: string; to: string } => {
  const back = Math.floor((daysBetween(day, today) - 1) / YEAR) * YEAR;
  const to = addDays(today, -back);
  return { from: addDays(to, 1 - YEAR), to };
};

/** The same day of another month, or the last day of that month where it is shorter. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
};

/** Keys of the timeline, while it has the focus. */
export const DAY_KEYS = [
  { action: 'next_day', keys: ['ArrowRight', 'ArrowUp'] },
  { action: 'previous_day', keys: ['ArrowLeft', 'ArrowDown'] },
  { action: 'next_month', keys: ['PageUp'] },
  { action: 'previous_month', keys: ['PageDown'] },
  { action: 'first_day', keys: ['Home'] },
  { action: 'last_day', keys: ['End'] },
] as const satisfies readonly KeyRow[];

/** The day that a key of the timeline leads to from another one. */
export const dayAfter = (
  action: (typeof DAY_KEYS)[number]['action'],
  day: string,
  { from, to }: { from: string; to: string },
): string =>
  ({
    next_day: addDays(day, 1),
    previous_day: addDays(day, -1),
    next_month: addMonths(day, 1),
    previous_month: addMonths(day, -1),
    first_day: from,
    last_day: to,
  })[action];

/** A day from the address; today when it is absent, no day, or in the future. */
export const dayFrom = (asked: string | null, today: string): string =>
  asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && isDay(asked) && asked <= today ? asked : today;
