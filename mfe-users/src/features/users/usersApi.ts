import {
  addOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  resendInvitation,
  updateOrganizationUser,
} from '@yinyom/contracts/identity/organizationUsers';
import { api, contractMutation, contractPages } from '@yinyom/mfe-kit';

const usersApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    listOrganizationUsers: contractPages(build, listOrganizationUsers, { providesTags: ['OrgUser'] }),
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
  useAddOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
  useRemoveOrganizationUserMutation,
  useResendInvitationMutation,
} = usersApi;
