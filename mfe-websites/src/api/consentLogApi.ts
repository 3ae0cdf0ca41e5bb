import { listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { api, contractQuery } from '@yinyom/mfe-kit';

const consentLogApi = api.injectEndpoints({
  endpoints: (build) => ({ firstDecision: contractQuery(build, listConsentLogs) }),
});

/** Whether visitors of a website decided already. */
export const { useFirstDecisionQuery } = consentLogApi;
