import {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import { eraseRequestConsents } from '@yinyom/contracts/requests/consentRecord';
import {
  addRequestNote,
  assignSubjectRequest,
  createSubjectRequest,
  updateSubjectRequest,
} from '@yinyom/contracts/requests/editRequests';
import { addAnswerFiles, addRequestFiles, removeAnswerFile } from '@yinyom/contracts/requests/requestFiles';
import {
  addRequestTask,
  removeRequestTask,
  updateRequestTask,
} from '@yinyom/contracts/requests/requestTasks';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { contractMutation, type AnswerTo, type RequestDescription } from '@yinyom/mfe-kit';
import { requestsApi } from './requestsApi';
import { ofController } from '../controllers/ofController';

interface Change {
  dispatch: (action: ReturnType<typeof requestsApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: SubjectRequest }>;
}

/** Shows the request as a change answered it. Reading it again would put one more opening into the audit log. */
const showChanged = async (
  { params: { id } }: { params: { id: string } },
  change: unknown,
): Promise<void> => {
  const { dispatch, queryFulfilled } = change as Change;
  try {
    const { data } = await queryFulfilled;
    dispatch(requestsApi.util.updateQueryData('getSubjectRequest', { params: { id } }, () => data));
  } catch {
    // The form that sent the change says why it failed.
  }
};
const answersWhole = { invalidatesTags: ['SubjectRequestList' as const], onQueryStarted: showChanged };
/** Calls that answer without the person: the request is read again. */
const answersLess = { invalidatesTags: ['SubjectRequestList' as const, 'SubjectRequest' as const] };

/** Files for a request. */
interface Upload {
  requestId: string;
  files: readonly File[];
}

const formOf = (files: readonly File[]): FormData => {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
};

const workApi = requestsApi.injectEndpoints({
  endpoints: ofController((build) => ({
    createSubjectRequest: contractMutation(build, createSubjectRequest, {
      invalidatesTags: ['SubjectRequestList'],
    }),
    updateSubjectRequest: contractMutation(build, updateSubjectRequest, {
      ...answersWhole,
      invalidatesTags: (_request, _error, { body }) => [
        'SubjectRequestList',
        ...(body?.consent_id === undefined ? [] : ['ConsentRecord' as const]),
      ],
    }),
    assignSubjectRequest: contractMutation(build, assignSubjectRequest, answersWhole),
    addRequestNote: contractMutation(build, addRequestNote, answersLess),
    addRequestTask: contractMutation(build, addRequestTask, answersLess),
    updateRequestTask: contractMutation(build, updateRequestTask, answersWhole),
    removeRequestTask: contractMutation(build, removeRequestTask, answersLess),
    eraseRequestConsents: contractMutation(build, eraseRequestConsents, {
      ...answersWhole,
      invalidatesTags: ['SubjectRequestList', 'ConsentRecord'],
    }),
    // The body of an upload is a form with the files, so that the call is described by hand. All of them are stored, or none.
    addRequestFiles: build.mutation<AnswerTo<typeof addRequestFiles>, Upload>({
      query: ({ requestId, files }): RequestDescription => ({
        endpoint: addRequestFiles,
        params: { id: requestId },
        body: formOf(files),
      }),
      ...answersLess,
    }),
    // They wait for an answer: the request is as it was.
    addAnswerFiles: build.mutation<AnswerTo<typeof addAnswerFiles>, Upload>({
      query: ({ requestId, files }): RequestDescription => ({
        endpoint: addAnswerFiles,
        params: { id: requestId },
        body: formOf(files),
      }),
    }),
    removeAnswerFile: contractMutation(build, removeAnswerFile),
    answerSubjectRequest: contractMutation(build, answerSubjectRequest, answersWhole),
    rejectSubjectRequest: contractMutation(build, rejectSubjectRequest, answersWhole),
    completeSubjectRequest: contractMutation(build, completeSubjectRequest, answersWhole),
  })),
});

export const {
  useCreateSubjectRequestMutation,
  useUpdateSubjectRequestMutation,
  useAssignSubjectRequestMutation,
  useAddRequestNoteMutation,
  useAddRequestTaskMutation,
  useUpdateRequestTaskMutation,
  useRemoveRequestTaskMutation,
  useEraseRequestConsentsMutation,
  useAddRequestFilesMutation,
  useAddAnswerFilesMutation,
  useRemoveAnswerFileMutation,
  useAnswerSubjectRequestMutation,
  useRejectSubjectRequestMutation,
  useCompleteSubjectRequestMutation,
} = workApi;
