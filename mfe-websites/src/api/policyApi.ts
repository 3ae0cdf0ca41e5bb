import { getPolicy, savePolicy } from '@yinyom/contracts/websites/policy';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const policyApi = api.enhanceEndpoints({ addTagTypes: ['Policy'] }).injectEndpoints({
  endpoints: (build) => ({
    policy: contractQuery(build, getPolicy, { providesTags: ['Policy'] }),
    savePolicy: contractMutation(build, savePolicy, { invalidatesTags: ['Policy'] }),
  }),
});

/** Calls about a website's cookie policy. */
export const { usePolicyQuery, useSavePolicyMutation } = policyApi;
