import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { api, contractQuery } from '@yinyom/mfe-kit';

export type ApplicationSummary = AnswerOf<typeof getApplicationSummary>;

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({ applicationSummary: contractQuery(build, getApplicationSummary) }),
});

/** Figures and trend of a website in a period: the one call that the top of the dashboard needs. */
export const { useApplicationSummaryQuery } = summaryApi;
