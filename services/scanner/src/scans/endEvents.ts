import { keptEvent, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ScanRecord } from './ScanRecord';

/** What others are told of a scan that is over. */
export const endEvents = (
  scan: ScanRecord,
  status: 'succeeded' | 'partial' | 'failed' | 'cancelled',
): KeptEvent[] => {
  const { organization_id, application_id, violations } = scan;
  const id = String(scan._id);
  const owner = { organization_id, application_id };
  const finished = keptEvent('scan.finished', id, owner, {
    scan_id: id,
    status,
    pages: scan.pages_done,
    cookies_found: scan.cookies_found,
    new: scan.new,
    removed: scan.removed,
    changed: scan.changed,
    violations,
  });
  return violations > 0
    ? [finished, keptEvent('scan.violation_found', id, owner, { scan_id: id, violations })]
    : [finished];
};
