import { forgotPassword } from '@yinyom/contracts/identity/newPassword';
import { api, contractMutation } from '@yinyom/mfe-kit';

const forgotPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({ forgotPassword: contractMutation(build, forgotPassword) }),
});

export const { useForgotPasswordMutation } = forgotPasswordApi;
