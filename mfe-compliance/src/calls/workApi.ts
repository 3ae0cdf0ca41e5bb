import {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import {
  addRequestNote,
  assignSubjectRequest,
  createSubjectRequest,
  updateSubjectRequest,
} from '@yinyom/contracts/requests/editRequests';
import {
  addRequestTask,
  removeRequestTask,
  updateRequestTask,
} from '@yinyom/contracts/requests/requestTasks';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { contractMutation } from '@yinyom/mfe-kit';
import { requestsApi } from './requestsApi';

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

const workApi = requestsApi.injectEndpoints({
  endpoints: (build) => ({
    createSubjectRequest: contractMutation(build, createSubjectRequest, {
      invalidatesTags: ['SubjectRequestList'],
    }),
    updateSubjectRequest: contractMutation(build, updateSubjectRequest, answersWhole),
    assignSubjectRequest: contractMutation(build, assignSubjectRequest, answersWhole),
    addRequestNote: contractMutation(build, addRequestNote, answersLess),
    addRequestTask: contractMutation(build, addRequestTask, answersLess),
    updateRequestTask: contractMutation(build, updateRequestTask, answersWhole),
    removeRequestTask: contractMutation(build, removeRequestTask, answersLess),
    answerSubjectRequest: contractMutation(build, answerSubjectRequest, answersWhole),
    rejectSubjectRequest: contractMutation(build, rejectSubjectRequest, answersWhole),
    completeSubjectRequest: contractMutation(build, completeSubjectRequest, answersWhole),
  }),
});

export const {
  useCreateSubjectRequestMutation,
  useUpdateSubjectRequestMutation,
  useAssignSubjectRequestMutation,
  useAddRequestNoteMutation,
  useAddRequestTaskMutation,
  useUpdateRequestTaskMutation,
  useRemoveRequestTaskMutation,
  useAnswerSubjectRequestMutation,
  useRejectSubjectRequestMutation,
  useCompleteSubjectRequestMutation,
} = workApi;
