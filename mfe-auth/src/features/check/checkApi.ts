import { getCheck, startCheck } from '@yinyom/contracts/scanner/publicCheck';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    startCheck: contractMutation(build, startCheck),
    getCheck: contractQuery(build, getCheck, { keepUnusedDataFor: 0 }),
  }),
});

export const { useStartCheckMutation, useGetCheckQuery } = checkApi;
