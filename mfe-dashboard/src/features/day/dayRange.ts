import { addDays, daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';

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

/** The day that a key leads to from another one; null for keys that move nothing. */
export const dayOfKey = (
  key: string,
  day: string,
  { from, to }: { from: string; to: string },
): string | null => {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return addDays(day, -1);
    case 'ArrowRight':
    case 'ArrowUp':
      return addDays(day, 1);
    case 'PageUp':
      return addMonths(day, 1);
    case 'PageDown':
      return addMonths(day, -1);
    case 'Home':
      return from;
    case 'End':
      return to;
    default:
      return null;
  }
};

/** A day from the address; today when it is absent, no day, or in the future. */
export const dayFrom = (asked: string | null, today: string): string =>
  asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && isDay(asked) && asked <= today ? asked : today;
