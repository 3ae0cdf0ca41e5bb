import { listOfficers } from '@yinyom/contracts/requests/readRequests';
import { api, contractQuery } from '@yinyom/mfe-kit';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser'] }).injectEndpoints({
  endpoints: (build) => ({
    listOfficers: contractQuery(build, listOfficers, { providesTags: ['OrgUser'] }),
  }),
});

export const { useListOfficersQuery } = peopleApi;
