import { bangkokDay, daysBetween } from '@yinyom/contracts/time/bangkokDay';

/**
 * Whole days from a day (YYYY-MM-DD in Asia/Bangkok) to the day of a due date that the platform set; negative once that day is
 * over.
 */
export const daysLeft = (dueAt: string, today: string): number =>
  daysBetween(today, bangkokDay(new Date(dueAt))) - 1;

/** Days before the end from which a request is marked: those of the filter "due in 7 days". */
export const SOON_DAYS = 7;
