import type { AlertShare } from '@yinyom/contracts/notify/alerts';

/** Of 95 %. */
const Z_95 = 1.959964;

/**
 * A share with its Wilson interval of 95 %: honest also for small numbers and for shares near 0 and 1.
 * @param total greater than 0
 */
export const wilson = (count: number, total: number): AlertShare => {
  const share = count / total;
  const square = (Z_95 * Z_95) / total;
  const middle = share + square / 2;
  const half = Z_95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    count,
    total,
    share: round(share),
    low: round(Math.max(0, (middle - half) / (1 + square))),
    high: round(Math.min(1, (middle + half) / (1 + square))),
  };
};

interface Proportion {
  count: number;
  total: number;
}

/** How many standard deviations lie between two shares, if both are the same in truth; 0 where nothing varies. */
export const twoProportions = (one: Proportion, other: Proportion): number => {
  const pooled = (one.count + other.count) / (one.total + other.total);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.total + 1 / other.total));
  return deviation === 0 ? 0 : (one.count / one.total - other.count / other.total) / deviation;
};

/** The middle of some numbers; null of none. */
export const median = (numbers: readonly number[]): number | null => {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
};
