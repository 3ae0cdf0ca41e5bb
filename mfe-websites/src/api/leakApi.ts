import {
  decideLeakFinding,
  getLeakWatch,
  listLeakFindings,
  switchLeakWatch,
} from '@yinyom/contracts/scanner/leakWatch';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const leakApi = api.enhanceEndpoints({ addTagTypes: ['LeakWatch', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    leakWatch: contractQuery(build, getLeakWatch, { providesTags: ['LeakWatch'] }),
    switchLeakWatch: contractMutation(build, switchLeakWatch, {
      invalidatesTags: ['LeakWatch', 'AuditEvent'],
    }),
    leakFindings: contractQuery(build, listLeakFindings, { providesTags: ['LeakWatch'] }),
    decideLeakFinding: contractMutation(build, decideLeakFinding, {
      invalidatesTags: ['LeakWatch', 'AuditEvent'],
    }),
  }),
});

/** Calls about personal data that a website publishes. */
export const {
  useLeakWatchQuery,
  useSwitchLeakWatchMutation,
  useLeakFindingsQuery,
  useDecideLeakFindingMutation,
} = leakApi;
