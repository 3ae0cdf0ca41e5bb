import { getPartnerDomains, setPartnerDomains } from '@yinyom/contracts/identity/partnerDomains';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const partnersApi = api
  .enhanceEndpoints({ addTagTypes: ['PartnerDomains', 'OrgUser', 'AuditEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPartnerDomains: contractQuery(build, getPartnerDomains, {
        // How many people there are changes with the list of users, too.
        providesTags: ['PartnerDomains', 'OrgUser'],
      }),
      setPartnerDomains: contractMutation(build, setPartnerDomains, {
        invalidatesTags: ['PartnerDomains', 'OrgUser', 'AuditEvent'],
      }),
    }),
  });

export const { useGetPartnerDomainsQuery, useSetPartnerDomainsMutation } = partnersApi;
