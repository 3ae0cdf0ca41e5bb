import { confirmSignup, resendConfirmation } from '@yinyom/contracts/identity/guest';
import { api, contractMutation } from '@yinyom/mfe-kit';

const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmSignup: contractMutation(build, confirmSignup),
    resendConfirmation: contractMutation(build, resendConfirmation),
  }),
});

export const { useConfirmSignupMutation, useResendConfirmationMutation } = confirmationApi;
