import type { Lang } from '@yinyom/contracts/constants';
import type { ShownUnit } from '@yinyom/contracts/websites/cookieDuration';
import { durationPhrase, durationText } from './durationText';

/** Seconds from which a duration is shown in a unit, and that one of it has (specification §9); largest first. */
const SHOWN_UNITS: readonly { unit: ShownUnit; size: number }[] = [
  { unit: 'year', size: 31_536_000 },
  { unit: 'month', size: 2_630_000 },
  { unit: 'week', size: 604_800 },
  { unit: 'day', size: 86_400 },
  { unit: 'hour', size: 3_600 },
];
/** A year of 365.25 days is not two years. */
const TOLERANCE = 0.01;

const countOf = (seconds: number, size: number): number => {
  const near = Math.round(seconds / size);
  return Math.abs(near * size - seconds) <= seconds * TOLERANCE ? near : Math.ceil(seconds / size);
};

const unitOf = (seconds: number) => SHOWN_UNITS.find(({ size }) => seconds >= size);

/**
 * How lists show the life of a cookie (specification §9): years from 31536000 seconds, months from 2630000, weeks from 604800, days
 * from 86400, hours from 3600, the number rounded up because a notice may not promise less than what is kept; below an hour as a
 * session. `null` stays until somebody deletes it. `durationText` has the exact duration.
 */
export const shownDuration = (seconds: number | null, language: Lang): string => {
  if (seconds === null) return durationText(null, language);
  const found = unitOf(seconds);
  if (!found) return durationText(0, language);
  return durationPhrase({ count: countOf(seconds, found.size), unit: found.unit }, language);
};

/** The exact duration, where the shown one says less than it; else null. */
export const exactBeyondShown = (seconds: number | null, language: Lang): string | null => {
  const size = seconds === null ? undefined : unitOf(seconds)?.size;
  if (seconds === null || seconds <= 0 || (size !== undefined && seconds % size === 0)) return null;
  const exact = durationText(seconds, language);
  return exact === shownDuration(seconds, language) ? null : exact;
};

/** The shown duration, with the exact one in brackets where it says less: "2 years (400 days)". */
export const shownWithExact = (seconds: number | null, language: Lang): string => {
  const exact = exactBeyondShown(seconds, language);
  const shown = shownDuration(seconds, language);
  return exact === null ? shown : `${shown} (${exact})`;
};
