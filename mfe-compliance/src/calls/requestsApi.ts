import { getRequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import { getRequestProcessingExtract } from '@yinyom/contracts/requests/processingExtract';
import {
  getSubjectRequest,
  getSubjectRequestFigures,
  listSubjectRequests,
} from '@yinyom/contracts/requests/readRequests';
import { api, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

/** Calls that read requests. A list is read again after each change; one request is not, as each reading is in the audit log. */
export const requestsApi = api
  .enhanceEndpoints({ addTagTypes: ['SubjectRequest', 'SubjectRequestList', 'ConsentRecord'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      listSubjectRequests: contractQuery(build, listSubjectRequests, {
        providesTags: ['SubjectRequestList'],
      }),
      listSubjectRequestPages: contractPages(build, listSubjectRequests, {
        providesTags: ['SubjectRequestList'],
      }),
      getSubjectRequest: contractQuery(build, getSubjectRequest, { providesTags: ['SubjectRequest'] }),
      getRequestConsentRecord: contractQuery(build, getRequestConsentRecord, {
        providesTags: ['ConsentRecord'],
      }),
      getRequestProcessingExtract: contractQuery(build, getRequestProcessingExtract, {
        // What is shown before a letter is made is read for that letter.
        keepUnusedDataFor: 0,
      }),
      getSubjectRequestFigures: contractQuery(build, getSubjectRequestFigures, {
        providesTags: ['SubjectRequestList'],
      }),
    })),
  });

export const {
  useListSubjectRequestsQuery,
  useListSubjectRequestPagesInfiniteQuery,
  useGetSubjectRequestQuery,
  useGetRequestConsentRecordQuery,
  useGetRequestProcessingExtractQuery,
  useGetSubjectRequestFiguresQuery,
} = requestsApi;
