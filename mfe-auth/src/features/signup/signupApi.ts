import { getAgreement } from '@yinyom/contracts/identity/agreement';
import { signup } from '@yinyom/contracts/identity/signup';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const signupApi = api.injectEndpoints({
  endpoints: (build) => ({
    signup: contractMutation(build, signup),
    getAgreement: contractQuery(build, getAgreement),
  }),
});

export const { useSignupMutation, useGetAgreementQuery } = signupApi;
