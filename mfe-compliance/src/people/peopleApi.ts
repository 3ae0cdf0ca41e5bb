import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, contractQuery } from '@yinyom/mfe-kit';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser'] }).injectEndpoints({
  endpoints: (build) => ({
    listRequestWorkers: contractQuery(build, listOrganizationUsers, { providesTags: ['OrgUser'] }),
  }),
});

export const { useListRequestWorkersQuery } = peopleApi;
