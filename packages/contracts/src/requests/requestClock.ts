import { TIME_ZONE_OFFSET_MS } from '../constants';
import { DAY_MS } from '../durations';
import { addDays, bangkokDay } from '../time/bangkokDay';
import { RIGHT_RULES, VERIFICATION_RULE, type SubjectRight } from './rights';

/** Days until the answer that an organization set, by right; absent: the default. */
export type AnswerLimits = Partial<Record<SubjectRight, number>>;

/**
 * Whether limits may be extended (`extended_until`). Section 30 leaves extensions to a notification, which is not in force: off.
 */
export const EXTENSIONS_ALLOWED = false;

/** Days before the end at which an event says that a request is due soon. */
export const REMINDER_DAYS = [7, 3, 1] as const;

/** The last second of the day in Asia/Bangkok that is `days` days after the day of receipt. No working days are counted. */
export const endOfDayAfter = (receivedAt: Date, days: number): Date => {
  const day = addDays(bangkokDay(receivedAt), days);
  return new Date(Date.parse(`${day}T23:59:59Z`) - TIME_ZONE_OFFSET_MS);
};

/** Days that an organization has for a right, never more than the cap. */
export const limitOf = (right: SubjectRight, limits: AnswerLimits = {}): number =>
  Math.min(limits[right] ?? RIGHT_RULES[right].default_days, RIGHT_RULES[right].cap_days);

/**
 * When a request must be answered: the earliest of its rights. It counts from receipt, not from the confirmation of the mailbox,
 * which is the safe reading of section 30.
 */
export const dueAt = (receivedAt: Date, rights: readonly SubjectRight[], limits?: AnswerLimits): Date =>
  endOfDayAfter(receivedAt, Math.min(...rights.map((right) => limitOf(right, limits))));

/** Until when the mailbox of a request must be confirmed. Afterwards the request has expired. */
export const verifyBy = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + VERIFICATION_RULE.days * DAY_MS);

/** When people are reminded of a due date: the longest reminder among the rights that are due then. */
export const remindAt = (due: Date, receivedAt: Date, rights: readonly SubjectRight[]): Date => {
  const days = Math.max(...rights.map((right) => RIGHT_RULES[right].remind_days));
  return new Date(Math.max(receivedAt.getTime(), due.getTime() - days * DAY_MS));
};
