import { listBlockRules, switchBlockRule } from '@yinyom/contracts/websites/blockRule';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const blockRuleApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'BlockRule', 'Category', 'Cookie', 'Template'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // Rules follow from cookies and categories.
      blockRules: contractQuery(build, listBlockRules, {
        providesTags: ['BlockRule', 'Category', 'Cookie'],
      }),
      switchBlockRule: contractMutation(build, switchBlockRule, {
        invalidatesTags: ['Application', 'BlockRule', 'Template'],
      }),
    }),
  });

/** Calls about automatic blocking. */
export const { useBlockRulesQuery, useSwitchBlockRuleMutation } = blockRuleApi;
