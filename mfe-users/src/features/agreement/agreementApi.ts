import { acceptAgreement, getOrganizationAgreement } from '@yinyom/contracts/identity/agreement';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const agreementApi = api.enhanceEndpoints({ addTagTypes: ['Agreement', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrganizationAgreement: contractQuery(build, getOrganizationAgreement, {
      providesTags: ['Agreement'],
    }),
    acceptAgreement: contractMutation(build, acceptAgreement, {
      invalidatesTags: ['Agreement', 'AuditEvent'],
    }),
  }),
});

export const { useGetOrganizationAgreementQuery, useAcceptAgreementMutation } = agreementApi;
