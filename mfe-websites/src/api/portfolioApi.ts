import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

const portfolioApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    portfolioTotal: contractQuery(build, listPortfolio, { providesTags: ['Application'] }),
    portfolioPages: contractPages(build, listPortfolio, { providesTags: ['Application'] }),
  }),
});

/** The websites of an organization with what is worst about each, page after page. */
export const { usePortfolioPagesInfiniteQuery, usePortfolioTotalQuery } = portfolioApi;
