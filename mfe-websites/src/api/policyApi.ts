import { getPolicy, listPolicyVersions, savePolicy } from '@yinyom/contracts/websites/policy';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const policyApi = api.enhanceEndpoints({ addTagTypes: ['Policy'] }).injectEndpoints({
  endpoints: (build) => ({
    policy: contractQuery(build, getPolicy, { providesTags: ['Policy'] }),
    policyVersionPages: contractPages(build, listPolicyVersions, { providesTags: ['Policy'] }),
    savePolicy: contractMutation(build, savePolicy, { invalidatesTags: ['Policy'] }),
  }),
});

/** Calls about a website's cookie policy. */
export const { usePolicyQuery, usePolicyVersionPagesInfiniteQuery, useSavePolicyMutation } = policyApi;
