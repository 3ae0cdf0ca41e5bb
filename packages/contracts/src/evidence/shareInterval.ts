/** Of the standard normal distribution, for 95 of 100. */
const Z = 1.959964;

/** A share, 0 to 1, and the interval that it lies in with 95 % confidence. */
export interface ShareInterval {
  share: number;
  low: number;
  high: number;
}

/**
 * The Wilson interval of a share: honest for few and for shares near 0 and 1, too (Wilson 1927; Brown, Cai and DasGupta 2001).
 * @returns null when there is nothing that it could be a share of, or the part is larger than the whole
 */
export const shareInterval = (part: number, whole: number): ShareInterval | null => {
  if (whole <= 0 || part < 0 || part > whole) return null;
  const share = part / whole;
  const square = Z * Z;
  const middle = (share + square / (2 * whole)) / (1 + square / whole);
  const half =
    (Z / (1 + square / whole)) * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole * whole));
  // Rounding must not put the bound beside the share that it belongs to.
  return {
    share,
    low: part === 0 ? 0 : Math.max(0, middle - half),
    high: part === whole ? 1 : Math.min(1, middle + half),
  };
};

/** By how much a share differs from an earlier one, and the interval of that (Newcombe 1998, method 10). */
export const shareDifference = (now: ShareInterval, before: ShareInterval) => {
  const difference = now.share - before.share;
  const low = difference - Math.hypot(now.share - now.low, before.high - before.share);
  const high = difference + Math.hypot(now.high - now.share, before.share - before.low);
  return {
    difference,
    low,
    high,
    /** Zero lies outside: chance alone seldom does that. */ clear: low > 0 || high < 0,
  };
};
