import type { BulkAction, BulkRow } from '@yinyom/contracts/bulk/bulkAction';
import type { Lang } from '@yinyom/contracts/constants';
import { isoOf } from '@yinyom/service-kit/isoOf';
import { isMessageCode, messageText } from '@yinyom/texts/sentences/messageText';
import type { BulkActionRecord, BulkRowRecord } from './BulkActionRecord';

/** How something that is done to many websites stands, as the API shows it. Pure. */
export const toBulkAction = (
  record: BulkActionRecord,
  { outcomes, done }: { outcomes: Record<string, number>; done: number },
): BulkAction => ({
  id: String(record._id),
  organization_id: record.organization_id,
  action: record.action,
  state: record.state,
  outcomes,
  progress: { done, total: record.total },
  by: { id: record.by.userId },
  created_at: record.created_at.toISOString(),
  begins_at: isoOf(record.begins_at),
  continues_at: isoOf(record.continues_at),
  expected_by: isoOf(record.expected_by),
  finished_at: isoOf(record.finished_at),
});

/** Words for a code in the reader's language. */
export const rowMessage = (code: string | null, lang: Lang): string | null =>
  code !== null && isMessageCode(code) ? messageText(code, lang) : code;

/** What became of a website. Pure. */
export const toBulkRow = (row: BulkRowRecord, lang: Lang): BulkRow => ({
  position: row.position,
  application_id: row.application_id,
  domain_name: row.domain_name,
  outcome: row.outcome,
  code: row.code,
  message: rowMessage(row.code, lang),
  version: row.version,
});
