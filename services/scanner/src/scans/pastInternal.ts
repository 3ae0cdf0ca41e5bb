import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { ResultStore } from './result.store';
import type { ScanStore } from './scan.store';
import { toScan } from './toScan';

/** More than anybody reads: a hostile website may have thousands. */
const MOST_VIOLATIONS = 50;
const MOST_ENDS = 5_000;

/** What scans found until a day, for the record of that day. */
export const createPastInternal = (
  scans: Pick<ScanStore, 'endedBefore' | 'endsBetween'>,
  results: Pick<ResultStore, 'find'>,
): Pick<InternalHandlers<typeof scannerInternal>, 'scanBefore' | 'scanEnds'> => ({
  scanBefore: async ({ application_id, before }) => {
    const record = await scans.endedBefore(application_id, new Date(before));
    if (!record) return null;
    const scan = toScan(record);
    const result = await results.find(scan.id);
    const { id, status, pages_done, cookies_found, removed, changed, violations } = scan;
    return {
      id,
      status,
      pages_done,
      cookies_found,
      new: scan.new,
      removed,
      changed,
      violations,
      finished_at: scan.finished_at ?? scan.created_at,
      banner: { kind: result?.banner.kind ?? 'none', name: result?.banner.name ?? null },
      violations_list: (result?.findings?.violations_list ?? [])
        .slice(0, MOST_VIOLATIONS)
        .map(({ cookie, domain, page }) => ({ cookie, domain, page })),
    };
  },
  scanEnds: async ({ application_id, from, until }) =>
    (await scans.endsBetween(application_id, new Date(from), new Date(until), MOST_ENDS)).map((end) =>
      end.toISOString(),
    ),
});
