import {
  createProcessingActivity,
  getProcessingActivity,
  listActivityVersions,
  listProcessingActivities,
  refreshProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import { getExemptionCheck, saveExemptionCheck } from '@yinyom/contracts/papers/exemption';
import { decideFoundForm, listFoundForms } from '@yinyom/contracts/papers/foundForms';
import { getProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

/** Calls of the record of processing. */
const recordApi = api.enhanceEndpoints({ addTagTypes: ['ProcessingRecord'] }).injectEndpoints({
  endpoints: ofController((build) => ({
    getProcessingRecord: contractQuery(build, getProcessingRecord, { providesTags: ['ProcessingRecord'] }),
    listProcessingActivityPages: contractPages(build, listProcessingActivities, {
      providesTags: ['ProcessingRecord'],
    }),
    getProcessingActivity: contractQuery(build, getProcessingActivity, {
      providesTags: ['ProcessingRecord'],
    }),
    listActivityVersionPages: contractPages(build, listActivityVersions, {
      providesTags: ['ProcessingRecord'],
    }),
    createProcessingActivity: contractMutation(build, createProcessingActivity, {
      invalidatesTags: ['ProcessingRecord'],
    }),
    updateProcessingActivity: contractMutation(build, updateProcessingActivity, {
      invalidatesTags: ['ProcessingRecord'],
    }),
    refreshProcessingActivities: contractMutation(build, refreshProcessingActivities, {
      // A comparison alone saves nothing.
      invalidatesTags: (answer) => (answer?.applied ? ['ProcessingRecord'] : []),
    }),
    listFoundForms: contractQuery(build, listFoundForms, { providesTags: ['ProcessingRecord'] }),
    decideFoundForm: contractMutation(build, decideFoundForm, { invalidatesTags: ['ProcessingRecord'] }),
    getExemptionCheck: contractQuery(build, getExemptionCheck, { providesTags: ['ProcessingRecord'] }),
    saveExemptionCheck: contractMutation(build, saveExemptionCheck, {
      invalidatesTags: ['ProcessingRecord'],
    }),
  })),
});

export const {
  useGetProcessingRecordQuery,
  useListProcessingActivityPagesInfiniteQuery,
  useGetProcessingActivityQuery,
  useLazyGetProcessingActivityQuery,
  useListActivityVersionPagesInfiniteQuery,
  useCreateProcessingActivityMutation,
  useUpdateProcessingActivityMutation,
  useRefreshProcessingActivitiesMutation,
  useListFoundFormsQuery,
  useDecideFoundFormMutation,
  useGetExemptionCheckQuery,
  useLazyGetExemptionCheckQuery,
  useSaveExemptionCheckMutation,
} = recordApi;
