import { disableTwoFactor, renewRecoveryCodes } from '@yinyom/contracts/identity/twoFactor';
import { api, contractMutation } from '@yinyom/mfe-kit';

const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({
    disableTwoFactor: contractMutation(build, disableTwoFactor, { invalidatesTags: ['Me'] }),
    renewRecoveryCodes: contractMutation(build, renewRecoveryCodes),
  }),
});

export const { useDisableTwoFactorMutation, useRenewRecoveryCodesMutation } = twoFactorApi;
