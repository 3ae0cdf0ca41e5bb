import { changePassword } from '@yinyom/contracts/identity/account';
import { api, contractMutation } from '@yinyom/mfe-kit';

const changePasswordApi = api.injectEndpoints({
  endpoints: (build) => ({ changePassword: contractMutation(build, changePassword) }),
});

export const { useChangePasswordMutation } = changePasswordApi;
