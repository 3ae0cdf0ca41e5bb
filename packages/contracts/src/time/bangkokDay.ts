import { TIME_ZONE_OFFSET_MS } from '../constants';
import { DAY_MS } from '../durations';

/** The day (YYYY-MM-DD) in Asia/Bangkok at a moment. */
export const bangkokDay = (time: Date): string =>
  new Date(time.getTime() + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10);

/** The day `count` days after another one (before, when negative). */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The day `count` months after another one; the 31st of a month without one is the last day of that month. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(of, last))).toISOString().slice(0, 10);
};

/** Days from one day to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;

/** Whether YYYY-MM-DD names a day of the calendar (no 30 February). */
export const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
};

/** Every day from one to another, both included. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));

/** The day that it is in Bangkok now, as `2026-11-29`. */
export const bangkokToday = (): string => bangkokDay(new Date());
