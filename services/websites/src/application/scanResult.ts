import type { ApplicationRecord, LastScan } from './ApplicationRecord';

const WITH_RESULT = new Set(['succeeded', 'partial']);

/** What a website keeps of a scan with a result, which stays when a later scan has none. */
export const resultOf = ({ id, finished_at }: LastScan, scan_violations: number, pages?: number) => ({
  scan_violations,
  scan_result: { id, at: finished_at ?? new Date(), ...(pages !== undefined && { pages }) },
});

/** The latest scan with a result. Websites of earlier releases kept only the latest scan, however it ended. */
export const latestResult = ({
  last_scan,
  scan_result,
}: Pick<ApplicationRecord, 'last_scan' | 'scan_result'>): ApplicationRecord['scan_result'] | null => {
  if (scan_result) return scan_result;
  return last_scan?.finished_at && WITH_RESULT.has(last_scan.status)
    ? { id: last_scan.id, at: last_scan.finished_at }
    : null;
};
