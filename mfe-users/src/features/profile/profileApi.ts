import { updateMe } from '@yinyom/contracts/identity/account';
import { api, contractMutation } from '@yinyom/mfe-kit';

const profileApi = api.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({ updateMe: contractMutation(build, updateMe, { invalidatesTags: ['Me'] }) }),
});

export const { useUpdateMeMutation } = profileApi;
