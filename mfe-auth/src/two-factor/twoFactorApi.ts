import { confirmTwoFactor, loginTwoFactor, requestTwoFactor } from '@yinyom/contracts/identity/twoFactor';
import { api, contractMutation } from '@yinyom/mfe-kit';

const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({
    requestTwoFactor: contractMutation(build, requestTwoFactor),
    confirmTwoFactor: contractMutation(build, confirmTwoFactor, { invalidatesTags: ['Me'] }),
    loginTwoFactor: contractMutation(build, loginTwoFactor),
  }),
});

export const { useRequestTwoFactorMutation, useConfirmTwoFactorMutation, useLoginTwoFactorMutation } =
  twoFactorApi;
