import { confirmSignup } from '@yinyom/contracts/identity/guest';
import { api, contractMutation } from '@yinyom/mfe-kit';

const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({ confirmSignup: contractMutation(build, confirmSignup) }),
});

export const { useConfirmSignupMutation } = confirmationApi;
