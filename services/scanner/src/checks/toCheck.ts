import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import type { CheckRecord } from './CheckRecord';

/** A check as the API shows it. @param place among those that wait */
export const toCheck = (record: CheckRecord, place: number | null): PublicCheck => ({
  id: record._id,
  address: record.address,
  status: record.status,
  place,
  pages_done: record.pages_done,
  pages_total: record.pages_total,
  items_found: record.items_found,
  created_at: record.created_at.toISOString(),
  started_at: record.started_at?.toISOString() ?? null,
  finished_at: record.finished_at?.toISOString() ?? null,
  kept_until: record.expires_at.toISOString(),
  result: record.result,
});
