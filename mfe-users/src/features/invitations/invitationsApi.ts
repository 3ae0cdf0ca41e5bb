import { acceptInvitation, declineInvitation } from '@yinyom/contracts/identity/organizations';
import { api, contractMutation } from '@yinyom/mfe-kit';

const invitationsApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: (build) => ({
    acceptInvitation: contractMutation(build, acceptInvitation, { invalidatesTags: ['Organization'] }),
    declineInvitation: contractMutation(build, declineInvitation, { invalidatesTags: ['Organization'] }),
  }),
});

export const { useAcceptInvitationMutation, useDeclineInvitationMutation } = invitationsApi;
