import type { ScanStore } from '../scans/scan.store';
import { createScanTurns } from './scanTurns';

type Work = (scanId: string, makeRoom: () => Promise<void>) => Promise<'done' | 'later'>;

/**
 * Jobs come in the order in which scans were asked for. Each is taken as a turn: the worker makes the scan of the organization
 * whose turn it is, and the job comes back for its own scan.
 * @returns `again` when the job's own scan is still to be made
 */
export const createWorkInTurn = (scans: Pick<ScanStore, 'inQueue'>, work: Work) => {
  const turns = createScanTurns();
  return async (scanId: string, makeRoom: () => Promise<void>): Promise<'done' | 'later' | 'again'> => {
    const waiting = await scans.inQueue();
    const own = waiting.find(({ id }) => id === scanId);
    // A scan of a lost worker, or one that is over, waits for no turn.
    if (!own) return work(scanId, makeRoom);
    const next = turns.next(waiting) ?? own;
    turns.took(next.organization_id);
    const result = await work(next.id, makeRoom);
    if (next.id === scanId) return result;
    // What cannot be visited yet keeps this scan from nothing.
    return result === 'later' ? work(scanId, makeRoom) : 'again';
  };
};
