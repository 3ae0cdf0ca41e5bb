import { scanDurations, scans } from '@yinyom/service-kit/metrics/instruments';
import type { ScanRecord } from './ScanRecord';

/** Counts a scan that is over; one that no worker ever took has no duration. */
export const countScan = ({ status, started_at, finished_at }: ScanRecord): void => {
  scans.inc({ outcome: status });
  if (started_at && finished_at)
    scanDurations.observe((finished_at.getTime() - started_at.getTime()) / 1_000);
};
