import type { WebsitesClient } from '../access/WebsitesClient';
import type { ScanRecord } from '../scans/ScanRecord';
import { countScan } from '../scans/countScan';
import { LEASE_MS, LONGEST_WAIT_MS, LOST_MS } from '../scans/scanRules';
import type { ScanStore } from '../scans/scan.store';
import type { ScanQueue } from './scanQueue';

interface Parts {
  scans: ScanStore;
  queue: ScanQueue;
  websites: WebsitesClient;
}

/**
 * Finds what a killed process left behind: scans without a job, results that nobody took over, scans whose worker is
 * gone. Everything it does may be done by several processes at once.
 */
export const createSweep = ({ scans, queue, websites }: Parts) => {
  const fail = async (scan: ScanRecord, status: 'queued' | 'running', reason: string): Promise<void> => {
    const ended = await scans.end(String(scan._id), { status, delivering: false }, 'failed', reason);
    if (!ended) return;
    countScan(ended);
    await websites.recordScan({
      application_id: ended.application_id,
      scan_id: String(ended._id),
      status: ended.status,
      finished_at: ended.finished_at?.toISOString() ?? null,
      violations: null,
    });
  };

  return async (now: Date): Promise<void> => {
    for (const scan of await scans.undelivered()) await queue.deliver(String(scan._id));
    for (const scan of await scans.waitingSince(new Date(now.getTime() - LEASE_MS))) {
      if (now.getTime() - scan.created_at.getTime() > LONGEST_WAIT_MS)
        await fail(scan, 'queued', 'no_worker');
      else await queue.add(String(scan._id));
    }
    for (const scan of await scans.lost(now)) {
      const heard = scan.run?.heard_at.getTime() ?? 0;
      if (now.getTime() - heard > LOST_MS) await fail(scan, 'running', 'worker_lost');
      else await queue.add(String(scan._id));
    }
  };
};
export type Sweep = ReturnType<typeof createSweep>;
