import type { Labels } from './labels';

const HOUR = 3600;
/** Steps of specification §9: from this many seconds on the unit is used. */
const UNITS: [from: number, seconds: number, unit: string][] = [
  [31_536_000, 31_536_000, 'year'],
  [2_630_000, 2_630_000, 'month'],
  [604_800, 604_800, 'week'],
  [86_400, 86_400, 'day'],
  [HOUR, HOUR, 'hour'],
];
/** An owner's "1 month" choice is shown as chosen, not as four weeks. */
const CHOSEN_MONTH = 2_419_200;

/** A cookie's duration in words: `null` lasts until deleted, less than an hour is a session (specification §9). */
export const durationText = (seconds: number | null, tag: string, labels: Labels): string => {
  if (seconds === null) return labels.persistent;
  if (seconds < HOUR) return labels.session;
  const [, size, unit] =
    seconds === CHOSEN_MONTH ? [0, CHOSEN_MONTH, 'month'] : UNITS.find(([from]) => seconds >= from)!;
  const count = Math.round(seconds / size);
  if (labels.units) return `${count} ${labels.units[unit]}`;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(count);
};
