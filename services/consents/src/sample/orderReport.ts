import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { ExportStore } from '../exports/export.store';
import { newExportId } from '../exports/exportId.store';
import { fileHost } from '../exports/fileHost';
import { monthBefore } from '../figures/period';

/** Of what a report is ordered, and in whose name. */
export interface ReportOrder {
  applicationId: string;
  organizationId: string;
  organizationName: string;
  userId: string;
  host: string;
}

const KEPT_MS = 7 * DAY_MS;

/** Orders the PDF of the month before, in Thai. Its lease is over already, so the next look for lost ones takes it. */
export const orderReport = async (exports: ExportStore, of: ReportOrder, now: Date): Promise<void> => {
  const month = monthBefore(bangkokDay(now).slice(0, 7));
  await exports.add({
    _id: newExportId(),
    application_id: of.applicationId,
    organization_id: of.organizationId,
    organization_name: of.organizationName,
    type: 'report',
    format: 'pdf',
    params: { month, language: 'th' },
    status: 'queued',
    position: 0,
    chunks: 0,
    rows: 0,
    bytes: 0,
    progress: 0,
    file_name: `${fileHost(of.host)}-report-${month}-th.pdf`,
    created_by: of.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
    lease_until: now,
  });
};
