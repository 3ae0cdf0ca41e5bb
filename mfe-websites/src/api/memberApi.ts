import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailableMembers: contractQuery(build, listOrganizationUsers),
    memberPages: contractPages(build, listOrganizationUsers),
  }),
});

/** The people that mail about scans can go to, and all people page after page; only admins may list them. */
export const { useMailableMembersQuery, useMemberPagesInfiniteQuery } = memberApi;
