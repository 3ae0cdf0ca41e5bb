import {
  getSubjectRequest,
  getSubjectRequestFigures,
  listSubjectRequests,
} from '@yinyom/contracts/requests/readRequests';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';

/** Calls that read requests. A list is read again after each change; one request is not, as each reading is in the audit log. */
export const requestsApi = api
  .enhanceEndpoints({ addTagTypes: ['SubjectRequest', 'SubjectRequestList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listSubjectRequests: contractQuery(build, listSubjectRequests, {
        providesTags: ['SubjectRequestList'],
      }),
      listSubjectRequestPages: contractPages(build, listSubjectRequests, {
        providesTags: ['SubjectRequestList'],
      }),
      getSubjectRequest: contractQuery(build, getSubjectRequest, { providesTags: ['SubjectRequest'] }),
      getSubjectRequestFigures: contractQuery(build, getSubjectRequestFigures, {
        providesTags: ['SubjectRequestList'],
      }),
    }),
  });

export const {
  useListSubjectRequestsQuery,
  useListSubjectRequestPagesInfiniteQuery,
  useGetSubjectRequestQuery,
  useGetSubjectRequestFiguresQuery,
} = requestsApi;
