import {
  addBlockRule,
  listBlockRules,
  removeBlockRule,
  switchBlockRule,
} from '@yinyom/contracts/websites/blockRule';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

/** What every change of a rule changes. */
const CHANGED = ['Application', 'BlockRule', 'Template'] as const;

const blockRuleApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'BlockRule', 'Category', 'Cookie', 'Template'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // Rules follow from cookies and categories.
      blockRules: contractQuery(build, listBlockRules, {
        providesTags: ['BlockRule', 'Category', 'Cookie'],
      }),
      switchBlockRule: contractMutation(build, switchBlockRule, { invalidatesTags: [...CHANGED] }),
      addBlockRule: contractMutation(build, addBlockRule, { invalidatesTags: [...CHANGED] }),
      removeBlockRule: contractMutation(build, removeBlockRule, { invalidatesTags: [...CHANGED] }),
    }),
  });

/** Calls about automatic blocking. */
export const {
  useBlockRulesQuery,
  useSwitchBlockRuleMutation,
  useAddBlockRuleMutation,
  useRemoveBlockRuleMutation,
} = blockRuleApi;
