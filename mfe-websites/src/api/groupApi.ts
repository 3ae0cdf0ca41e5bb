import {
  createGroup,
  deleteGroup,
  deleteGroupLogo,
  getGroup,
  listGroups,
  saveGroupDraft,
  saveGroupLogo,
  updateGroup,
} from '@yinyom/contracts/groups/group';
import { moveApplication } from '@yinyom/contracts/groups/inheritance';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const groupApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'Group', 'Inheritance', 'Publication'] })
  .injectEndpoints({
    endpoints: (build) => ({
      groups: contractQuery(build, listGroups, { providesTags: ['Group'] }),
      group: contractQuery(build, getGroup, { providesTags: ['Group'] }),
      createGroup: contractMutation(build, createGroup, { invalidatesTags: ['Group'] }),
      updateGroup: contractMutation(build, updateGroup, {
        invalidatesTags: ['Application', 'Group', 'Inheritance'],
      }),
      // What was deleted must not be asked for again while its page is still there.
      deleteGroup: contractMutation(build, deleteGroup, { invalidatesTags: [] }),
      saveGroupDraft: contractMutation(build, saveGroupDraft, { invalidatesTags: ['Group'] }),
      saveGroupLogo: contractMutation(build, saveGroupLogo, { invalidatesTags: ['Group'] }),
      deleteGroupLogo: contractMutation(build, deleteGroupLogo, { invalidatesTags: ['Group'] }),
      moveApplication: contractMutation(build, moveApplication, {
        invalidatesTags: ['Application', 'Group', 'Inheritance'],
      }),
    }),
  });

/** Calls about groups of websites: the tree, what each group gives, and which websites are in it. */
export const {
  useGroupsQuery,
  useGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
  useSaveGroupDraftMutation,
  useSaveGroupLogoMutation,
  useDeleteGroupLogoMutation,
  useMoveApplicationMutation,
} = groupApi;

/** Makes every list of groups and of their websites ask again. */
export const forgetGroups = () => groupApi.util.invalidateTags(['Application', 'Group', 'Inheritance']);
