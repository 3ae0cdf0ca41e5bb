import { countMyAlerts } from '@yinyom/contracts/notify/alerts';
import { api, contractQuery } from '@yinyom/mfe-kit';

const raisedAlertsApi = api.enhanceEndpoints({ addTagTypes: ['Alert'] }).injectEndpoints({
  endpoints: (build) => ({
    raisedAlerts: contractQuery(build, countMyAlerts, { providesTags: ['Alert'] }),
  }),
});

export const { useRaisedAlertsQuery } = raisedAlertsApi;
