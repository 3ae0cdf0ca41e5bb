import { getOrganization, updateOrganization } from '@yinyom/contracts/identity/organizations';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const organizationApi = api
  .enhanceEndpoints({ addTagTypes: ['Organization', 'AuditEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrganization: contractQuery(build, getOrganization, { providesTags: ['Organization'] }),
      updateOrganization: contractMutation(build, updateOrganization, {
        invalidatesTags: ['Organization', 'AuditEvent'],
      }),
    }),
  });

export const { useGetOrganizationQuery, useLazyGetOrganizationQuery, useUpdateOrganizationMutation } =
  organizationApi;
