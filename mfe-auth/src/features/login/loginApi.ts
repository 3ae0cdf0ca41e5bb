import { login } from '@yinyom/contracts/identity/guest';
import { api, contractMutation } from '@yinyom/mfe-kit';

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({ login: contractMutation(build, login) }),
});

export const { useLoginMutation } = loginApi;
