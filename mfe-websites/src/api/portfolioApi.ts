import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { listGroups } from '@yinyom/contracts/groups/group';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

const portfolioApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    portfolioTotal: contractQuery(build, listPortfolio, { providesTags: ['Application'] }),
    groupNames: contractQuery(build, listGroups, { providesTags: ['Application'] }),
    portfolioPages: contractPages(build, listPortfolio, { providesTags: ['Application'] }),
  }),
});

/** The websites of an organization with what is worst about each, page after page; the groups that narrow them down. */
export const { useGroupNamesQuery, usePortfolioPagesInfiniteQuery, usePortfolioTotalQuery } = portfolioApi;
