import { decideProposals, listProposals } from '@yinyom/contracts/websites/proposal';
import { api, contractMutation, contractPages } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Decision', 'Proposal', 'Template'] as const;

const proposalApi = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    // What is added to the list is no proposal any more.
    proposalPages: contractPages(build, listProposals, { providesTags: ['Proposal', 'Cookie'] }),
    decideProposals: contractMutation(build, decideProposals, {
      invalidatesTags: (_answer, _error, { body }) =>
        body?.decision === 'dismiss' ? ['Proposal'] : [...CHANGED],
    }),
  }),
});

/** Calls about names that visitors' browsers reported. */
export const { useProposalPagesInfiniteQuery, useDecideProposalsMutation } = proposalApi;
