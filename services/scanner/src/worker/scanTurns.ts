import type { WaitingScan } from '../scans/scan.store';

/** Beyond this many organizations the order of earlier turns is forgotten. */
const MOST_REMEMBERED = 10_000;

/**
 * Says whose scan is next: organizations take turns, however many scans each of them has in the queue. Each worker knows only the
 * turns that it gave itself.
 */
export const createScanTurns = () => {
  const served = new Map<string, number>();
  let turns = 0;
  const lastTurn = ({ organization_id }: WaitingScan): number => served.get(organization_id) ?? 0;

  return {
    /**
     * @param waiting scans in the queue, oldest first
     * @returns the oldest scan of the organization whose last turn is the longest ago; null for an empty queue
     */
    next: (waiting: readonly WaitingScan[]): WaitingScan | null =>
      waiting.reduce<WaitingScan | null>(
        (best, scan) => (best === null || lastTurn(scan) < lastTurn(best) ? scan : best),
        null,
      ),
    /** Notes that an organization had its turn. */
    took: (organizationId: string): void => {
      if (served.size >= MOST_REMEMBERED) served.clear();
      turns += 1;
      served.set(organizationId, turns);
    },
  };
};
