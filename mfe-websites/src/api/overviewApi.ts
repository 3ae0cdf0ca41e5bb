import { listWebsiteOverviews } from '@yinyom/contracts/consents/overview';
import { api, contractQuery } from '@yinyom/mfe-kit';

const overviewApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    websiteOverviews: contractQuery(build, listWebsiteOverviews, { providesTags: ['Application'] }),
  }),
});

/** How the websites of one page of the list stand; every row of the page asks the same, so it is asked once. */
export const { useWebsiteOverviewsQuery } = overviewApi;
