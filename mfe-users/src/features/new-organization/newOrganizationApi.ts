import { getAgreement } from '@yinyom/contracts/identity/agreement';
import { createOrganization } from '@yinyom/contracts/identity/organizations';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const newOrganizationApi = api.injectEndpoints({
  endpoints: (build) => ({
    offeredAgreement: contractQuery(build, getAgreement),
    createOrganization: contractMutation(build, createOrganization),
  }),
});

export const { useOfferedAgreementQuery, useCreateOrganizationMutation } = newOrganizationApi;
