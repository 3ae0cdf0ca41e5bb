import { changeEmail, updateMe } from '@yinyom/contracts/identity/account';
import { api, contractMutation } from '@yinyom/mfe-kit';

const profileApi = api.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({
    updateMe: contractMutation(build, updateMe, { invalidatesTags: ['Me'] }),
    changeEmail: contractMutation(build, changeEmail),
  }),
});

export const { useUpdateMeMutation, useChangeEmailMutation } = profileApi;
