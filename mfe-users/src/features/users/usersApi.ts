import {
  addOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  resendInvitation,
  updateOrganizationUser,
} from '@yinyom/contracts/identity/organizationUsers';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const usersApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    listOrganizationUsers: contractPages(build, listOrganizationUsers, { providesTags: ['OrgUser'] }),
    /** The same list, to find one person in it. */
    findOrganizationUser: contractQuery(build, listOrganizationUsers, { keepUnusedDataFor: 0 }),
    addOrganizationUser: contractMutation(build, addOrganizationUser, {
      invalidatesTags: ['OrgUser', 'AuditEvent'],
    }),
    updateOrganizationUser: contractMutation(build, updateOrganizationUser, {
      invalidatesTags: ['OrgUser', 'AuditEvent'],
    }),
    removeOrganizationUser: contractMutation(build, removeOrganizationUser, {
      invalidatesTags: ['OrgUser', 'AuditEvent'],
    }),
    resendInvitation: contractMutation(build, resendInvitation, { invalidatesTags: ['AuditEvent'] }),
  }),
});

export const {
  useListOrganizationUsersInfiniteQuery,
  useLazyFindOrganizationUserQuery,
  useAddOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
  useRemoveOrganizationUserMutation,
  useResendInvitationMutation,
} = usersApi;
