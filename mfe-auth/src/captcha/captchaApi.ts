import { getCaptcha } from '@yinyom/contracts/identity/guest';
import { api, contractMutation } from '@yinyom/mfe-kit';

// A challenge is used once, so it is never taken from a cache.
const captchaApi = api.injectEndpoints({
  endpoints: (build) => ({ getCaptcha: contractMutation(build, getCaptcha) }),
});

export const { useGetCaptchaMutation } = captchaApi;
