import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { createScanStore } from './scan.store';

/** Longer than any scan waits and takes. */
const LATELY_MS = 2 * 60 * 60_000;

/** How far scans are, for those who watch websites. */
export const createLookInternal = (
  scans: Pick<ReturnType<typeof createScanStore>, 'latestSince'>,
): Pick<InternalHandlers<typeof scannerInternal>, 'lookAtScans'> => ({
  lookAtScans: async ({ application_ids }) => {
    const found = await scans.latestSince(application_ids, new Date(Date.now() - LATELY_MS));
    return found.map(({ _id, application_id, status, ...far }) => ({
      id: String(_id),
      application_id,
      status,
      pages_done: far.pages_done,
      pages_total: far.pages_total,
      cookies_found: far.cookies_found,
      violations: far.violations,
    }));
  },
});
