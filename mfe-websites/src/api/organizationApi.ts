import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import { api, contractMutation } from '@yinyom/mfe-kit';

/** Tags are the platform's: the shell's switcher and every website name the organization. */
const organizationApi = api
  .enhanceEndpoints({ addTagTypes: ['Organization', 'Application'] })
  .injectEndpoints({
    endpoints: (build) => ({
      nameOrganization: contractMutation(build, updateOrganization, {
        invalidatesTags: ['Organization', 'Application'],
      }),
    }),
  });

/** Gives the organization the name that visitors read. */
export const { useNameOrganizationMutation } = organizationApi;
