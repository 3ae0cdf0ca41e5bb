const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type DurationUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
/** Units that lists show durations in (specification §9). */
export type ShownUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Seconds of each unit that durations are told in, largest first. A month has 30 days, a year 365. */
export const DURATION_UNITS: Readonly<Record<DurationUnit, number>> = {
  year: 365 * DAY,
  month: 30 * DAY,
  day: DAY,
  hour: HOUR,
  minute: MINUTE,
  second: 1,
};

/** A count of a unit may differ from the truth by so much of it. */
const TOLERANCE = 0.01;
/** Nobody reads "731 hours"; from this count on a smaller unit gives way to whole days. */
const READABLE = 100;

export interface Duration {
  count: number;
  unit: DurationUnit;
}

/** Seconds an owner can choose as a cookie's duration. */
export const EXPIRY_CHOICES = [43200, 86400, 2419200, 31536000, 63072000] as const;
/** A cookie's duration must exceed this many seconds (2 hours). */
export const MIN_COOKIE_SECONDS = 7200;

/** The choices of specification §9, by the labels it gives them. */
export const EXPIRY_LABELS: Readonly<Record<(typeof EXPIRY_CHOICES)[number], Duration>> = {
  43_200: { count: 0, unit: 'day' },
  86_400: { count: 1, unit: 'day' },
  2_419_200: { count: 1, unit: 'month' },
  31_536_000: { count: 1, unit: 'year' },
  63_072_000: { count: 2, unit: 'year' },
};

/**
 * A number of seconds as exactly as people say it: in the largest unit whose rounded count is right within one percent,
 * else in whole days, rounded up, because a notice may not promise less than what is kept.
 */
export const durationOf = (seconds: number): Duration => {
  for (const [unit, size] of Object.entries(DURATION_UNITS) as [DurationUnit, number][]) {
    const count = Math.round(seconds / size);
    const isRight = count > 0 && Math.abs(count * size - seconds) <= seconds * TOLERANCE;
    if (isRight && (size >= DAY || seconds < DAY || count < READABLE)) return { count, unit };
  }
  return { count: Math.ceil(seconds / DAY), unit: 'day' };
};
