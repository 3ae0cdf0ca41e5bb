import { signup } from '@yinyom/contracts/identity/guest';
import { api, contractMutation } from '@yinyom/mfe-kit';

const signupApi = api.injectEndpoints({
  endpoints: (build) => ({ signup: contractMutation(build, signup) }),
});

export const { useSignupMutation } = signupApi;
