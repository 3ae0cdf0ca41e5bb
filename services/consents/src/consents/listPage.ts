import { COUNT_CAP } from './consent.store';
import { toCursor } from './seqCursor';

interface Page<T> {
  entities: T[];
  limit: number;
  total: number | null;
  total_capped?: boolean;
  has_more: boolean;
  next_cursor: string | null;
}

/**
 * The envelope of an event list.
 * @param found up to `limit` + 1 entries; the one too many only tells that there is more
 * @param total counted entries, or null when nobody asked
 */
export const toPage = <R extends { seq: number }, T>(
  found: readonly R[],
  limit: number,
  total: number | null,
  toEntity: (row: R) => T,
): Page<T> => {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const more = found.length > limit;
  return {
    entities: shown.map(toEntity),
    limit,
    total: total === null ? null : Math.min(total, COUNT_CAP),
    ...(total !== null && total > COUNT_CAP && { total_capped: true }),
    has_more: more,
    next_cursor: more && last ? toCursor(last.seq) : null,
  };
};
