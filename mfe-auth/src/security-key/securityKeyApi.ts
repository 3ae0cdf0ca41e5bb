import {
  addSecurityKey,
  loginWithKey,
  requestKeyLogin,
  requestSecurityKey,
} from '@yinyom/contracts/identity/securityKeys';
import { api, contractMutation } from '@yinyom/mfe-kit';

const securityKeyApi = api
  .enhanceEndpoints({ addTagTypes: ['SecurityKey', 'Organization', 'Session'] })
  .injectEndpoints({
    endpoints: (build) => ({
      requestSecurityKey: contractMutation(build, requestSecurityKey),
      // An organization may have waited for it, and other sessions have ended.
      addSecurityKey: contractMutation(build, addSecurityKey, {
        invalidatesTags: ['SecurityKey', 'Organization', 'Session'],
      }),
      requestKeyLogin: contractMutation(build, requestKeyLogin),
      loginWithKey: contractMutation(build, loginWithKey),
    }),
  });

export const {
  useRequestSecurityKeyMutation,
  useAddSecurityKeyMutation,
  useRequestKeyLoginMutation,
  useLoginWithKeyMutation,
} = securityKeyApi;
