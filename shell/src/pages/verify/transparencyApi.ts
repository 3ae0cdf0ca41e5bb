import { getTransparencyKeys } from '@yinyom/contracts/consents/transparency';
import { api, contractQuery } from '@yinyom/mfe-kit';

const transparencyApi = api.injectEndpoints({
  endpoints: (build) => ({ getTransparencyKeys: contractQuery(build, getTransparencyKeys) }),
});

export const { useGetTransparencyKeysQuery } = transparencyApi;
