import { DAY_MS, HOUR_MS } from '../durations';
import { AGREEMENT_TERMS } from './agreementTerms';

/** Hours from awareness until the notice to the Office is due: section 37 (4) and the notification of B.E. 2565. */
export const NOTICE_HOURS = 72;
/** Days from awareness until a late notice, which needs reasons, is due at the latest. */
export const LATEST_DAYS = 15;
/** Hours before the end from which the clock is marked as urgent. */
export const URGENT_HOURS = 12;
/** Hours before the end from which the notice to the Office is the next step, whatever else is missing. */
export const NOTICE_FIRST_HOURS = 24;
/** Hours before the end at which an alert reminds of the notice, of a controller and of a processor; 0: it is overdue. */
export const REMINDER_HOURS = [48, 24, 12, 3, 0] as const;
export type ReminderHours = (typeof REMINDER_HOURS)[number];

/** When the notice to the Office is due, and when a late one is due at the latest. Thailand has no daylight saving time. Pure. */
export const officeClock = (awareAt: Date): { due_at: Date; latest_at: Date } => ({
  due_at: new Date(awareAt.getTime() + NOTICE_HOURS * HOUR_MS),
  latest_at: new Date(awareAt.getTime() + LATEST_DAYS * DAY_MS),
});

/**
 * When a processor informs its controller at the latest. The law gives it no hours: it is "without delay", and its agreement with the
 * controller may say how many. @param agreedHours null: not stated, then what is usual counts. Pure.
 */
export const controllerDue = (awareAt: Date, agreedHours: number | null): Date =>
  new Date(awareAt.getTime() + (agreedHours ?? AGREEMENT_TERMS.breach_hours.usual) * HOUR_MS);

/**
 * Whole hours until a moment; negative once it is over. What is left is rounded down and what is exceeded is rounded up, so that
 * the clock never shows more time than there is. Pure.
 */
export const hoursUntil = (moment: Date, now: Date): number => {
  const hours = Math.floor((moment.getTime() - now.getTime()) / HOUR_MS);
  return hours === 0 ? 0 : hours;
};

/** Which reminder applies at a moment; null: the end is further away than the first one. Pure. */
export const reminderAt = (dueAt: Date, now: Date): ReminderHours | null => {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 0;
  return [...REMINDER_HOURS].reverse().find((hours) => hours > 0 && left <= hours * HOUR_MS) ?? null;
};
