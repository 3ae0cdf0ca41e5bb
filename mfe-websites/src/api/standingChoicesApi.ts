import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { api, contractQuery } from '@yinyom/mfe-kit';

const standingChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({ standingChoices: contractQuery(build, getApplicationSummary) }),
});

/** How many visitors decided on a website in a period, among its other figures. */
export const { useStandingChoicesQuery } = standingChoicesApi;
