import type { Connection } from 'mongoose';
import { createPortfolioReportStore } from '../portfolio-reports/portfolioReport.store';

/** The month whose document `reportOf` makes. */
export const REPORT_MONTH = '2026-01';

/** A monthly report of an organization with the document of one month, as the job leaves it. @returns its id */
export const reportOf = async (database: Connection, organization_id: string): Promise<string> => {
  const store = createPortfolioReportStore(database);
  const now = new Date();
  const order = { organization_id, group_id: null, recipients: [], language: 'th' } as const;
  const { _id } = await store.create({ ...order, recipients: [], done_month: '2025-12' }, now);
  await store.putDocument(_id, REPORT_MONTH, Buffer.from('%PDF-1.7'));
  await store.finish(_id, { month: REPORT_MONTH, made_at: now, sent: 0, websites: 1 });
  return _id.toHexString();
};
