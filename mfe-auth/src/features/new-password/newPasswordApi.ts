import { resetPassword, setPassword } from '@yinyom/contracts/identity/newPassword';
import { api, contractMutation } from '@yinyom/mfe-kit';

const newPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPassword: contractMutation(build, setPassword),
    resetPassword: contractMutation(build, resetPassword),
  }),
});

export const { useSetPasswordMutation, useResetPasswordMutation } = newPasswordApi;
