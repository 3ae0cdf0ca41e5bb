import type { Alert } from '@yinyom/contracts/notify/alerts';
import type { AlertRecord } from '../alerts/AlertRecord';

/** An alert as people and programs see it. */
export const toAlert = (record: AlertRecord): Alert => ({
  id: String(record._id),
  organization_id: record.organization_id,
  application_id: record.application_id,
  rule: record.rule,
  subject: record.subject,
  severity: record.severity,
  state: record.state === 'pending' ? 'raised' : record.state,
  figures: record.figures,
  raised_at: (record.raised_at ?? record.pending_since).toISOString(),
  last_true_at: record.last_true_at.toISOString(),
  acknowledged_at: record.acknowledged_at?.toISOString() ?? null,
  acknowledged_by: record.acknowledged_by,
  snoozed_until: record.snoozed_until?.toISOString() ?? null,
  resolved_at: record.resolved_at?.toISOString() ?? null,
  updated_at: record.updated_at.toISOString(),
});
