import { cancelClosing, closeAccount, closeOrganization } from '@yinyom/contracts/identity/closing';
import { api, contractMutation } from '@yinyom/mfe-kit';

const closingApi = api.enhanceEndpoints({ addTagTypes: ['Organization', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    closeAccount: contractMutation(build, closeAccount),
    closeOrganization: contractMutation(build, closeOrganization, {
      invalidatesTags: ['Organization', 'AuditEvent'],
    }),
    cancelClosing: contractMutation(build, cancelClosing, {
      invalidatesTags: ['Organization', 'AuditEvent'],
    }),
  }),
});

export const { useCloseAccountMutation, useCloseOrganizationMutation, useCancelClosingMutation } = closingApi;
