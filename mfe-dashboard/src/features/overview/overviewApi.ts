import { getWebsiteOverview } from '@yinyom/contracts/consents/overview';
import { api, contractQuery } from '@yinyom/mfe-kit';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({ websiteOverview: contractQuery(build, getWebsiteOverview) }),
});

/** The state of a website: its checks and what its visitors decided lately. */
export const { useWebsiteOverviewQuery } = overviewApi;
