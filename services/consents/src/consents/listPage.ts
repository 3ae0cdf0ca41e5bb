import { continuedPage } from '@yinyom/service-kit/http/listPages';
import { COUNT_CAP } from './consent.store';
import { toCursor } from './seqCursor';

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
) => {
  const shownTotal = total === null ? null : Math.min(total, COUNT_CAP);
  return {
    ...continuedPage(found, { limit, total: shownTotal }, toEntity, ({ seq }) => toCursor(seq)),
    ...(total !== null && total > COUNT_CAP && { total_capped: true }),
  };
};
