import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import type { ScanQueue } from '../jobs/scanQueue';
import { LEASE_MS, MOST_TRIES } from '../scans/scanRules';
import type { CheckStore } from './check.store';

const LONGEST_WAIT_MS = CHECK_LIMITS.longest_wait_minutes * 60_000;
const FAILED = { status: 'failed', result: null } as const;

/** Finds checks that a killed process left behind, and ends those that no worker takes. Several may do it at once. */
export const createCheckSweep =
  (checks: CheckStore, queue: Pick<ScanQueue, 'addCheck'>) =>
  async (now: Date): Promise<void> => {
    for (const { _id, created_at } of await checks.waitingSince(new Date(now.getTime() - LEASE_MS)))
      if (now.getTime() - created_at.getTime() > LONGEST_WAIT_MS) await checks.end(_id, null, FAILED, now);
      else await queue.addCheck(_id);
    for (const { _id, run, tries } of await checks.lost(now))
      if (tries >= MOST_TRIES) await checks.end(_id, run?.id ?? '', FAILED, now);
      else await queue.addCheck(_id);
  };
