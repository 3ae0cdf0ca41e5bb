import { closeAccount, closeOrganization } from '@yinyom/contracts/identity/closing';
import { api, contractMutation } from '@yinyom/mfe-kit';

const closingApi = api.enhanceEndpoints({ addTagTypes: ['Organization'] }).injectEndpoints({
  endpoints: (build) => ({
    closeAccount: contractMutation(build, closeAccount),
    closeOrganization: contractMutation(build, closeOrganization, { invalidatesTags: ['Organization'] }),
  }),
});

export const { useCloseAccountMutation, useCloseOrganizationMutation } = closingApi;
