import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { confirmSignup, lookAtConfirmation, resendConfirmation } from '@yinyom/contracts/identity/signup';
import { api, contractMutation } from '@yinyom/mfe-kit';

export type Confirmed = AnswerOf<typeof confirmSignup>;

const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookAtConfirmation: contractMutation(build, lookAtConfirmation),
    confirmSignup: contractMutation(build, confirmSignup),
    resendConfirmation: contractMutation(build, resendConfirmation),
  }),
});

export const { useConfirmSignupMutation, useLookAtConfirmationMutation, useResendConfirmationMutation } =
  confirmationApi;
