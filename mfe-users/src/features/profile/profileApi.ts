import { changeEmail, getMe, updateMe } from '@yinyom/contracts/identity/account';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const profileApi = api.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({
    latestMe: contractQuery(build, getMe, { keepUnusedDataFor: 0 }),
    updateMe: contractMutation(build, updateMe, { invalidatesTags: ['Me'] }),
    changeEmail: contractMutation(build, changeEmail),
  }),
});

export const { useLazyLatestMeQuery, useUpdateMeMutation, useChangeEmailMutation } = profileApi;
