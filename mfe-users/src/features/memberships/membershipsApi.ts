import { removeOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { api, contractMutation } from '@yinyom/mfe-kit';

const membershipsApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: (build) => ({
    leaveOrganization: contractMutation(build, removeOrganizationUser, { invalidatesTags: ['Organization'] }),
  }),
});

export const { useLeaveOrganizationMutation } = membershipsApi;
