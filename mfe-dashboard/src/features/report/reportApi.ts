import { getMonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { api, contractQuery } from '@yinyom/mfe-kit';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({ monthlyReport: contractQuery(build, getMonthlyReport) }),
});

/** Everything the report of one month shows. */
export const { useMonthlyReportQuery } = reportApi;
