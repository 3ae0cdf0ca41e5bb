import {
  createPortfolioReport,
  deletePortfolioReport,
  listPortfolioReports,
  updatePortfolioReport,
} from '@yinyom/contracts/consents/portfolioReport';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const changes = { invalidatesTags: ['PortfolioReport'] } as const;

const portfolioReportApi = api.enhanceEndpoints({ addTagTypes: ['PortfolioReport'] }).injectEndpoints({
  endpoints: (build) => ({
    portfolioReports: contractQuery(build, listPortfolioReports, { providesTags: ['PortfolioReport'] }),
    createPortfolioReport: contractMutation(build, createPortfolioReport, changes),
    updatePortfolioReport: contractMutation(build, updatePortfolioReport, changes),
    deletePortfolioReport: contractMutation(build, deletePortfolioReport, changes),
  }),
});

export const {
  usePortfolioReportsQuery,
  useCreatePortfolioReportMutation,
  useUpdatePortfolioReportMutation,
  useDeletePortfolioReportMutation,
} = portfolioReportApi;
