import { EXPIRY_CHOICES } from '@yinyom/contracts/websites/cookieDuration';
import { DURATION_UNITS } from '@yinyom/contracts/websites/cookieDuration';

/** Units a duration can be typed in, in seconds (specification §9); all but the week are told in, too. */
export const UNITS = {
  hour: DURATION_UNITS.hour,
  day: DURATION_UNITS.day,
  week: 7 * DURATION_UNITS.day,
  month: DURATION_UNITS.month,
  year: DURATION_UNITS.year,
} as const;
export type Unit = keyof typeof UNITS;

/** How a cookie's duration is chosen: one of the fixed choices, a number of units, or kept until deleted. */
export interface DurationValue {
  choice: string;
  amount: string;
  unit: Unit;
}

const isChoice = (seconds: number): boolean => EXPIRY_CHOICES.some((choice) => choice === seconds);

/** The form's value for a number of seconds; `null` is kept until deleted. */
export const durationValue = (seconds: number | null): DurationValue => {
  if (seconds === null) return { choice: 'persistent', amount: '', unit: 'day' };
  if (isChoice(seconds)) return { choice: String(seconds), amount: '', unit: 'day' };
  const units = Object.keys(UNITS) as Unit[];
  const unit = units.findLast((each) => seconds % UNITS[each] === 0 && seconds > 0) ?? 'hour';
  return { choice: 'custom', amount: String(Math.round((seconds / UNITS[unit]) * 100) / 100), unit };
};

/** Seconds of a chosen duration, `null` for kept until deleted, NaN when the number cannot be read. */
export const durationSeconds = ({ choice, amount, unit }: DurationValue): number | null => {
  if (choice === 'persistent') return null;
  if (choice !== 'custom') return Number(choice);
  const count = Number(amount);
  return amount.trim() === '' || !Number.isFinite(count) ? Number.NaN : Math.round(count * UNITS[unit]);
};
