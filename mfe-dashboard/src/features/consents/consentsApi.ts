import { getConsentLog } from '@yinyom/contracts/consents/consentLogs';
import { getConsent, listConsents } from '@yinyom/contracts/consents/listConsents';
import type { QueryInputOf } from '@yinyom/contracts/endpoint';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

/** What the consent table can be narrowed to. */
export type ConsentQuery = Omit<QueryInputOf<typeof listConsents>, 'cursor' | 'limit' | 'with_total'>;

const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentPages: contractPages(build, listConsents),
    newestConsents: contractQuery(build, listConsents),
    consent: contractQuery(build, getConsent),
    consentLog: contractQuery(build, getConsentLog),
  }),
});

/** Older and older consents; the newest of them again and again; one visitor's state and history. */
export const { useConsentPagesInfiniteQuery, useNewestConsentsQuery, useConsentQuery, useConsentLogQuery } =
  consentsApi;
