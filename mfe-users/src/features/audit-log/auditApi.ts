import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { api, contractPages } from '@yinyom/mfe-kit';

const auditApi = api.enhanceEndpoints({ addTagTypes: ['AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    listAuditLog: contractPages(build, listAuditLog, {
      providesTags: ['AuditEvent'],
      // A log is read to see what has just happened.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListAuditLogInfiniteQuery } = auditApi;
