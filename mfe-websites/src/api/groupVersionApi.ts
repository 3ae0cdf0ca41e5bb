import { getGroupVersion } from '@yinyom/contracts/groups/group';
import { api, contractQuery } from '@yinyom/mfe-kit';

const groupVersionApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A version never changes.
    groupVersion: contractQuery(build, getGroupVersion),
  }),
});

/** What a published version of a group gives. */
export const { useGroupVersionQuery } = groupVersionApi;
