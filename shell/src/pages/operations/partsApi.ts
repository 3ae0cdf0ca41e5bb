import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import { api, contractQuery } from '@yinyom/mfe-kit';

const partsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listParts: contractQuery(build, listParts, { keepUnusedDataFor: 0 }),
    listPartErrors: contractQuery(build, listPartErrors, { keepUnusedDataFor: 0 }),
    getPartError: contractQuery(build, getPartError),
  }),
});

export const { useListPartsQuery, useListPartErrorsQuery, useGetPartErrorQuery } = partsApi;
