import { HOUR_MS } from '@yinyom/contracts/durations';
import { type HourCounts, type HourFigures } from '../alert-rules/hourFigures';

// Asking the tests' global object for `Math` each time takes fifty times as long as what is asked of it.
const { imul } = Math;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A normal number of mean 0 and deviation 1. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** How many come where `mean` are expected (Poisson). */
export const poisson = (mean: number, random: () => number): number => {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let [count, product] = [0, random()];
  for (const limit = Math.exp(-mean); product > limit; product *= random()) count += 1;
  return count;
};

/** How many of `total` it is where each is one with a chance (binomial). */
export const binomial = (total: number, chance: number, random: () => number): number => {
  if (total > 200) {
    const mean = total * chance;
    return Math.min(total, Math.max(0, Math.round(mean + Math.sqrt(mean * (1 - chance)) * normal(random))));
  }
  let count = 0;
  for (let one = 0; one < total; one += 1) if (random() < chance) count += 1;
  return count;
};

/** How a day goes: little at night, most in the evening; the mean is 1. */
export const shapeOf = (hour: number): number => 1 + 0.8 * Math.sin(((hour - 7) / 24) * 2 * Math.PI);

interface Past {
  from: number;
  to: number;
  /** Shows an hour, on average. */
  perHour: number;
  /** Of those who are shown a banner, how many decide; of these, how many accept. */
  decide: number;
  accept: (hour: number) => number;
  random: () => number;
}

/** Hours of a website, from the first to before the last. */
export const pastOf = ({ from, to, perHour, decide, accept, random }: Past): Map<number, HourCounts> => {
  const hours = new Map<number, HourCounts>();
  for (let hour = from; hour < to; hour += 1) {
    const shown = poisson(perHour * shapeOf((hour + 7) % 24), random);
    const decisions = binomial(shown, decide, random);
    hours.set(hour, { shown, decisions, accepted: binomial(decisions, accept(hour), random) });
  }
  return hours;
};

export const figuresOf = (hours: Map<number, HourCounts>, shown_at: Date | null = null): HourFigures => ({
  hours,
  first: hours.size > 0 ? Math.min(...hours.keys()) : null,
  shown_at,
});
export const momentOf = (hour: number): Date => new Date(hour * HOUR_MS);
