import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { listPaperReaders, listReadablePapers, savePaperReader } from '@yinyom/contracts/papers/paperReaders';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

/** Which reviewers read which papers. */
const readersApi = api
  .enhanceEndpoints({ addTagTypes: ['PaperReader'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      listPaperReaders: contractQuery(build, listPaperReaders, { providesTags: ['PaperReader'] }),
      listReadablePapers: contractQuery(build, listReadablePapers, { providesTags: ['PaperReader'] }),
      savePaperReader: contractMutation(build, savePaperReader, { invalidatesTags: ['PaperReader'] }),
    })),
  })
  // People are the organization's, whose papers are shown or not.
  .injectEndpoints({
    endpoints: (build) => ({ reviewerPages: contractPages(build, listOrganizationUsers) }),
  });

export const {
  useListPaperReadersQuery,
  useListReadablePapersQuery,
  useSavePaperReaderMutation,
  useReviewerPagesInfiniteQuery,
} = readersApi;
