import { getMonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { MonthlyReports } from './monthlyReport.service';

/** Row 75. */
export const bindMonthlyReport = (
  bind: RouteBinder,
  access: ApplicationAccess,
  report: MonthlyReports,
): void => {
  bind(getMonthlyReport, async (call) => {
    const application = await access(call, call.query.application_id);
    return report(application, call.query.month);
  });
};
