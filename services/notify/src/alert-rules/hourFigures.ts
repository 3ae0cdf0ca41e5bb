import { HOUR_MS } from '@yinyom/contracts/durations';
import { median } from './statistics';

/** The same hour of the week before is so many hours away. */
const WEEK_HOURS = 168;
const WEEKS = 4;
/** So many days are asked for: four weeks, and the day that is compared with them. */
export const FIGURE_DAYS = 30;

export interface HourCounts {
  shown: number;
  decisions: number;
  accepted: number;
  /** Shows whose wait is known, and how many of them came late; absent where none is. */
  timed?: number | undefined;
  late?: number | undefined;
}

/** What a website's banner did, by hour. Hours are numbered from 1970. */
export interface HourFigures {
  hours: ReadonlyMap<number, HourCounts>;
  /** The first hour that anything is known of; null where nothing is. */
  first: number | null;
  shown_at: Date | null;
}

const NOTHING = { shown: 0, decisions: 0, accepted: 0, timed: 0, late: 0 } satisfies HourCounts;
/** Of several hours together. */
type HourSum = Required<Record<keyof HourCounts, number>>;

export const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS);

/** Reads what the consents service tells. */
export const readFigures = (told: {
  hours: readonly (HourCounts & { at: string })[];
  shown_at: string | null;
}): HourFigures => {
  const hours = new Map(told.hours.map(({ at, ...counts }) => [hourOf(new Date(at)), counts]));
  return {
    hours,
    first: hours.size > 0 ? Math.min(...hours.keys()) : null,
    shown_at: told.shown_at === null ? null : new Date(told.shown_at),
  };
};

/** Sums of some hours, from the first to before the last. */
export const sumOf = ({ hours }: HourFigures, from: number, to: number): HourSum => {
  const sum = { ...NOTHING };
  for (let hour = from; hour < to; hour += 1) {
    const { shown, decisions, accepted, timed = 0, late = 0 } = hours.get(hour) ?? NOTHING;
    sum.shown += shown;
    sum.decisions += decisions;
    sum.accepted += accepted;
    sum.timed += timed;
    sum.late += late;
  }
  return sum;
};

/** The same hours of the weeks before, as far as anything is known of them. */
export const sumOfWeeksBefore = (figures: HourFigures, from: number, to: number): HourSum => {
  const sum = { ...NOTHING };
  for (let week = 1; week <= WEEKS; week += 1) {
    const back = week * WEEK_HOURS;
    if (figures.first === null || from - back < figures.first) break;
    const of = sumOf(figures, from - back, to - back);
    sum.shown += of.shown;
    sum.decisions += of.decisions;
    sum.accepted += of.accepted;
    sum.timed += of.timed;
    sum.late += of.late;
  }
  return sum;
};

/** Shows that are usual in an hour: the median of the same hour of the weeks before; null before there is any. */
export const usualShows = ({ hours, first }: HourFigures, hour: number): number | null => {
  const before: number[] = [];
  for (let week = 1; week <= WEEKS; week += 1) {
    const same = hour - week * WEEK_HOURS;
    if (first === null || same < first) break;
    before.push(hours.get(same)?.shown ?? 0);
  }
  return median(before);
};

/** Shows that were to be expected between two moments. */
export const expectedShows = (figures: HourFigures, from: Date, to: Date): number => {
  let expected = 0;
  for (let hour = hourOf(from); hour * HOUR_MS < to.getTime(); hour += 1) {
    const begin = Math.max(from.getTime(), hour * HOUR_MS);
    const end = Math.min(to.getTime(), (hour + 1) * HOUR_MS);
    expected += (usualShows(figures, hour) ?? 0) * ((end - begin) / HOUR_MS);
  }
  return expected;
};

/** Shows a day, over the last four weeks as far as anything is known of them. */
export const showsPerDay = (figures: HourFigures, now: Date): number => {
  if (figures.first === null) return 0;
  const to = hourOf(now) + 1;
  const from = Math.max(figures.first, to - WEEKS * WEEK_HOURS);
  return (sumOf(figures, from, to).shown / (to - from)) * 24;
};
