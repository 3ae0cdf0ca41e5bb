import { getRefusedAlone } from '@yinyom/contracts/consents/refusedAlone';
import { api, contractQuery } from '@yinyom/mfe-kit';

const refusedApi = api.injectEndpoints({
  endpoints: (build) => ({ refusedAlone: contractQuery(build, getRefusedAlone) }),
});

/** Categories that visitors refused while they accepted all others. */
export const { useRefusedAloneQuery } = refusedApi;
