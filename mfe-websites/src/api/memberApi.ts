import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, contractQuery } from '@yinyom/mfe-kit';

const memberApi = api.injectEndpoints({
  endpoints: (build) => ({ mailableMembers: contractQuery(build, listOrganizationUsers) }),
});

/** The people that mail about scans can go to; only admins may list them. */
export const { useMailableMembersQuery } = memberApi;
