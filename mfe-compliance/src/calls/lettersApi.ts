import {
  answerInspectionLetter,
  createInspectionLetter,
  getInspectionLetter,
  listInspectionLetters,
  updateInspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetters';
import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const readApi = api
  .enhanceEndpoints({ addTagTypes: ['InspectionLetter', 'InspectionLetterList'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      listInspectionLetterPages: contractPages(build, listInspectionLetters, {
        providesTags: ['InspectionLetterList'],
      }),
      getInspectionLetter: contractQuery(build, getInspectionLetter, { providesTags: ['InspectionLetter'] }),
    })),
  });

interface Change {
  dispatch: (action: ReturnType<typeof readApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: InspectionLetter }>;
}
/** Shows the letter as a change answered it. Reading it again would put one more opening into the audit log. */
const showChanged = async (
  { params }: { params: { id: string; lid: string } },
  change: unknown,
): Promise<void> => {
  const { dispatch, queryFulfilled } = change as Change;
  try {
    const { data } = await queryFulfilled;
    dispatch(readApi.util.updateQueryData('getInspectionLetter', { params }, () => data));
  } catch {
    // The form that sent the change says why it failed.
  }
};
const answersWhole = { invalidatesTags: ['InspectionLetterList' as const], onQueryStarted: showChanged };

const lettersApi = readApi.injectEndpoints({
  endpoints: ofController((build) => ({
    createInspectionLetter: contractMutation(build, createInspectionLetter, {
      invalidatesTags: ['InspectionLetterList'],
    }),
    updateInspectionLetter: contractMutation(build, updateInspectionLetter, answersWhole),
    answerInspectionLetter: contractMutation(build, answerInspectionLetter, answersWhole),
  })),
});

export const {
  useListInspectionLetterPagesInfiniteQuery,
  useGetInspectionLetterQuery,
  useCreateInspectionLetterMutation,
  useUpdateInspectionLetterMutation,
  useAnswerInspectionLetterMutation,
} = lettersApi;
