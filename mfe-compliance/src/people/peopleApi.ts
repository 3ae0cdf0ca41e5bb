import { listOfficers } from '@yinyom/contracts/requests/readRequests';
import { api, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['OrgUser'] }).injectEndpoints({
  endpoints: ofController((build) => ({
    listOfficers: contractQuery(build, listOfficers, { providesTags: ['OrgUser'] }),
  })),
});

export const { useListOfficersQuery } = peopleApi;
