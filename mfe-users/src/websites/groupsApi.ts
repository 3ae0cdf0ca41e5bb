import { listGroups } from '@yinyom/contracts/groups/group';
import { api, contractQuery } from '@yinyom/mfe-kit';

const groupsApi = api.enhanceEndpoints({ addTagTypes: ['WebsiteGroup'] }).injectEndpoints({
  endpoints: (build) => ({
    listGroups: contractQuery(build, listGroups, { providesTags: ['WebsiteGroup'] }),
  }),
});

export const { useListGroupsQuery } = groupsApi;
