import { lookUpCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import { api, contractQuery } from '@yinyom/mfe-kit';

/** What the library of cookies knows about a name. */
export const { useLookUpCookieQuery } = api.injectEndpoints({
  endpoints: (build) => ({ lookUpCookie: contractQuery(build, lookUpCookie) }),
});
