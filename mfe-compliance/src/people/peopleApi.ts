import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, contractPages } from '@yinyom/mfe-kit';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser'] }).injectEndpoints({
  endpoints: (build) => ({
    requestWorkerPages: contractPages(build, listOrganizationUsers, { providesTags: ['OrgUser'] }),
  }),
});

export const { useRequestWorkerPagesInfiniteQuery } = peopleApi;
