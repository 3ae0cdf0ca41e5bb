import type { AnswerOf } from '@yinyom/contracts/endpoint';
import {
  createProcessorAgreement,
  deleteProcessorAgreement,
  endProcessorAgreement,
  getProcessorAgreement,
  listProcessorAgreements,
  reopenProcessorAgreement,
  reviewProcessorAgreement,
  sendProcessorAgreement,
  updateProcessorAgreement,
  uploadSignedAgreement,
} from '@yinyom/contracts/papers/agreements';
import { decideProcessorProposal, listProcessorProposals } from '@yinyom/contracts/papers/processorProposals';
import {
  api,
  contractMutation,
  contractPages,
  contractQuery,
  type RequestDescription,
} from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

interface Upload {
  params: { id: string; gid: string };
  ifMatch: string;
  signed_on: string;
  file: Blob;
}
const changes = { invalidatesTags: ['Agreement' as const] };

/** The body is the file itself, so the call is described by hand instead of by the contract's body. */
const describeUpload = ({ params, ifMatch, signed_on, file }: Upload): RequestDescription => ({
  endpoint: uploadSignedAgreement,
  params,
  ifMatch,
  query: signed_on === '' ? {} : { signed_on },
  body: file,
});

/** Calls of agreements with processors. Each change may close a proposal or open one again. */
const agreementsApi = api.enhanceEndpoints({ addTagTypes: ['Agreement'] }).injectEndpoints({
  endpoints: ofController((build) => ({
    listProcessorAgreementPages: contractPages(build, listProcessorAgreements, {
      providesTags: ['Agreement'],
    }),
    getProcessorAgreement: contractQuery(build, getProcessorAgreement, { providesTags: ['Agreement'] }),
    createProcessorAgreement: contractMutation(build, createProcessorAgreement, changes),
    updateProcessorAgreement: contractMutation(build, updateProcessorAgreement, changes),
    deleteProcessorAgreement: contractMutation(build, deleteProcessorAgreement, {
      // The page of what was deleted is left, not read again.
      invalidatesTags: [],
    }),
    sendProcessorAgreement: contractMutation(build, sendProcessorAgreement, changes),
    reopenProcessorAgreement: contractMutation(build, reopenProcessorAgreement, changes),
    reviewProcessorAgreement: contractMutation(build, reviewProcessorAgreement, changes),
    endProcessorAgreement: contractMutation(build, endProcessorAgreement, changes),
    uploadSignedAgreement: build.mutation<AnswerOf<typeof uploadSignedAgreement>, Upload>({
      query: describeUpload,
      ...changes,
    }),
    listProcessorProposals: contractQuery(build, listProcessorProposals, { providesTags: ['Agreement'] }),
    decideProcessorProposal: contractMutation(build, decideProcessorProposal, changes),
  })),
});

export const {
  useListProcessorAgreementPagesInfiniteQuery,
  useGetProcessorAgreementQuery,
  useLazyGetProcessorAgreementQuery,
  useCreateProcessorAgreementMutation,
  useUpdateProcessorAgreementMutation,
  useDeleteProcessorAgreementMutation,
  useSendProcessorAgreementMutation,
  useReopenProcessorAgreementMutation,
  useReviewProcessorAgreementMutation,
  useEndProcessorAgreementMutation,
  useUploadSignedAgreementMutation,
  useListProcessorProposalsQuery,
  useDecideProcessorProposalMutation,
} = agreementsApi;
