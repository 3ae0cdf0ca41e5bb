import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import { listPartCalls, setPartCalls } from '@yinyom/contracts/release/partCalls';
import { listPartFlags, setPartFlag } from '@yinyom/contracts/release/partFlags';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const partsApi = api.enhanceEndpoints({ addTagTypes: ['PartCalls', 'PartFlag'] }).injectEndpoints({
  endpoints: (build) => ({
    listParts: contractQuery(build, listParts, { keepUnusedDataFor: 0 }),
    listPartErrors: contractQuery(build, listPartErrors, { keepUnusedDataFor: 0 }),
    getPartError: contractQuery(build, getPartError),
    listPartFlags: contractQuery(build, listPartFlags, { keepUnusedDataFor: 0, providesTags: ['PartFlag'] }),
    listPartCalls: contractQuery(build, listPartCalls, { keepUnusedDataFor: 0, providesTags: ['PartCalls'] }),
    setPartCalls: contractMutation(build, setPartCalls, { invalidatesTags: ['PartCalls'] }),
    setPartFlag: contractMutation(build, setPartFlag, { invalidatesTags: ['PartFlag'] }),
  }),
});

export const {
  useListPartsQuery,
  useListPartErrorsQuery,
  useGetPartErrorQuery,
  useListPartCallsQuery,
  useListPartFlagsQuery,
  useSetPartCallsMutation,
  useSetPartFlagMutation,
} = partsApi;
