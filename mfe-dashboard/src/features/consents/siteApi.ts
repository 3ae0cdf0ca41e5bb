import { getApplication } from '@yinyom/contracts/websites/application';
import { api, contractQuery } from '@yinyom/mfe-kit';

const siteApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    dashboardSite: contractQuery(build, getApplication, { providesTags: ['Application'] }),
  }),
});

/** The website that the figures are about. */
export const { useDashboardSiteQuery } = siteApi;
