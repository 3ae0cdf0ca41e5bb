import type { ScanItem } from './scan';

/** Durations are measured: this much more or less is the same. */
const SAME_WITHIN = 0.05;

const sameDuration = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= SAME_WITHIN * Math.max(a, b));

type Compared = Pick<ScanItem, 'duration_seconds' | 'category_type'>;

/** What differs in an item that two scans found; null for nothing that counts. Pure. */
export const itemChange = (before: Compared, now: Compared): 'duration' | 'category' | null => {
  if (!sameDuration(before.duration_seconds, now.duration_seconds)) return 'duration';
  return before.category_type === now.category_type ? null : 'category';
};
