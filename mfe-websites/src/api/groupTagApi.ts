import { getGroupTag, ignoreTagHost, makeGroupTag, removeGroupTag } from '@yinyom/contracts/groups/groupTag';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['GroupTag'] as const;

/** Calls about the one tag of a group. */
export const {
  useGroupTagQuery,
  useMakeGroupTagMutation,
  useRemoveGroupTagMutation,
  useIgnoreTagHostMutation,
} = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    // Websites of the group are what it answers for.
    groupTag: contractQuery(build, getGroupTag, { providesTags: [...CHANGED, 'Application'] }),
    makeGroupTag: contractMutation(build, makeGroupTag, { invalidatesTags: CHANGED }),
    removeGroupTag: contractMutation(build, removeGroupTag, { invalidatesTags: CHANGED }),
    ignoreTagHost: contractMutation(build, ignoreTagHost, { invalidatesTags: CHANGED }),
  }),
});
