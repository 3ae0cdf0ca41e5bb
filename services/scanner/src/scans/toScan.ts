import type { Scan } from '@yinyom/contracts/scanner/scan';
import type { ScanRecord } from './ScanRecord';

/** A scan as the API shows it. */
export const toScan = (record: ScanRecord): Scan => ({
  id: String(record._id),
  application_id: record.application_id,
  status: record.status,
  requested_by: record.requested_by,
  passes: record.passes,
  max_pages: record.max_pages,
  pages_done: record.pages_done,
  pages_total: record.pages_total,
  cookies_found: record.cookies_found,
  new: record.new,
  removed: record.removed,
  changed: record.changed,
  violations: record.violations,
  errors: record.errors_met,
  reason: record.reason,
  created_at: record.created_at.toISOString(),
  started_at: record.started_at?.toISOString() ?? null,
  finished_at: record.finished_at?.toISOString() ?? null,
});

/** Whether nothing will change any more. */
export const hasEnded = ({ status }: Pick<ScanRecord, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';
