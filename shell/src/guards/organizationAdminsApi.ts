import { getOrganization } from '@yinyom/contracts/identity/organizations';
import { api, contractQuery } from '@yinyom/mfe-kit';

export const { useOrganizationAdminsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ organizationAdmins: contractQuery(build, getOrganization) }),
});
