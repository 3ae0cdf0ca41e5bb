import { getMe } from '@yinyom/contracts/identity/account';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getApplication, listApplications } from '@yinyom/contracts/websites/application';
import { getMeta } from '@yinyom/contracts/service/meta';
import { api, contractPages, contractQuery, useAppSelector, useSession } from '@yinyom/mfe-kit';

const platformApi = api
  .enhanceEndpoints({ addTagTypes: ['Me', 'Organization', 'Application'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMe: contractQuery(build, getMe, { providesTags: ['Me'] }),
      listMyOrganizations: contractQuery(build, listMyOrganizations, { providesTags: ['Organization'] }),
      application: contractQuery(build, getApplication, { providesTags: ['Application'] }),
      applicationPages: contractPages(build, listApplications, { providesTags: ['Application'] }),
      getMeta: contractQuery(build, getMeta),
    }),
  });

/**
 * Calls that the shell and more than one remote need; nobody injects them again. They stand outside the shared
 * module, because contracts carry their validation with them and the front page needs none of it. Whoever comes
 * second finds the calls injected already.
 */
export const {
  useGetMeQuery,
  useListMyOrganizationsQuery,
  useLazyListMyOrganizationsQuery,
  useApplicationQuery,
  useApplicationPagesInfiniteQuery,
  useGetMetaQuery,
} = platformApi;

const selectOrganizations = platformApi.endpoints.listMyOrganizations.select(undefined);

/**
 * Whether the user sees every website of the organization in use. Who sees only some makes nothing that belongs to all of them:
 * no websites, no categories. Answered from what the shell has loaded, without a call.
 */
export const useSeesEveryWebsite = (): boolean => {
  const { organizationId } = useSession();
  return useAppSelector((state) => {
    const known = selectOrganizations(state as Parameters<typeof selectOrganizations>[0]).data;
    return !known?.find(({ id }) => id === organizationId)?.organization_user.scope;
  });
};
