import { verifyApplication } from '@yinyom/contracts/websites/verification';
import { api, contractMutation } from '@yinyom/mfe-kit';

const verificationApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    verifyApplication: contractMutation(build, verifyApplication, { invalidatesTags: ['Application'] }),
  }),
});

/** The proof that a website is its owner's (row 38). */
export const { useVerifyApplicationMutation } = verificationApi;
