import { getMe } from '@yinyom/contracts/identity/account';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { getMeta } from '@yinyom/contracts/service/meta';
import { api } from './api';
import { contractQuery } from './contractCall';

const platformApi = api
  .enhanceEndpoints({ addTagTypes: ['Me', 'Organization', 'Application'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMe: contractQuery(build, getMe, { providesTags: ['Me'] }),
      listMyOrganizations: contractQuery(build, listMyOrganizations, { providesTags: ['Organization'] }),
      listApplications: contractQuery(build, listApplications, { providesTags: ['Application'] }),
      getMeta: contractQuery(build, getMeta),
    }),
  });

/** Calls that the shell and more than one remote need; nobody injects them again. */
export const {
  useGetMeQuery,
  useListMyOrganizationsQuery,
  useLazyListMyOrganizationsQuery,
  useListApplicationsQuery,
  useGetMetaQuery,
} = platformApi;
