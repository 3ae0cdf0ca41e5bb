import { getConsentLog, listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { getConsent, listConsents } from '@yinyom/contracts/consents/listConsents';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentPages: contractPages(build, listConsents),
    newestConsents: contractQuery(build, listConsents),
    logPages: contractPages(build, listConsentLogs),
    newestLogs: contractQuery(build, listConsentLogs),
    consent: contractQuery(build, getConsent),
    consentLog: contractQuery(build, getConsentLog),
  }),
});

/**
 * Older and older states of visitors, and the newest of them again; the same of all decisions; one visitor's state and history; one
 * decision.
 */
export const {
  useConsentPagesInfiniteQuery,
  useNewestConsentsQuery,
  useLogPagesInfiniteQuery,
  useNewestLogsQuery,
  useConsentQuery,
  useConsentLogQuery,
} = consentsApi;
