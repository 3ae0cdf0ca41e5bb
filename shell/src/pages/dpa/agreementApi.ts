import { getAgreementText } from '@yinyom/contracts/identity/agreement';
import { api, contractQuery } from '@yinyom/mfe-kit';

const agreementApi = api.injectEndpoints({
  endpoints: (build) => ({ getAgreementText: contractQuery(build, getAgreementText) }),
});

export const { useGetAgreementTextQuery } = agreementApi;
