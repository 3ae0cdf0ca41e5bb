import {
  getOfficerAppointment,
  listOfficerVersions,
  saveOfficerAppointment,
} from '@yinyom/contracts/papers/officer';
import { saveSignedLetter, saveTrainingList } from '@yinyom/contracts/papers/paperScans';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import {
  getSecurityMeasures,
  listSecurityVersions,
  saveSecurityMeasures,
} from '@yinyom/contracts/papers/securityMeasures';
import { addTraining, listTrainings } from '@yinyom/contracts/papers/trainings';
import {
  getTransferRegister,
  listTransferVersions,
  saveTransferRegister,
} from '@yinyom/contracts/papers/transfers';
import {
  api,
  contractMutation,
  contractPages,
  contractQuery,
  type AnswerTo,
  type RequestDescription,
} from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

interface Upload {
  organizationId: string;
  file: Blob;
}
/** A PDF whatever type the system of the person gave it: the server decides what is in it. */
const pdfOf = (file: Blob): Blob => new Blob([file], { type: 'application/pdf' });

/**
 * Seconds after which how far papers are is asked again when a page with it is opened. It changes outside the registers, too: with a banner
 * that is published, an agreement, a breach, a day of decisions that is signed.
 */
export const READINESS_AGE_S = 5;

const changes = (tag: 'Officer' | 'Transfers' | 'Security' | 'Trainings') => ({
  invalidatesTags: [tag, 'Readiness' as const],
});

export const registersApi = api
  .enhanceEndpoints({ addTagTypes: ['Officer', 'Transfers', 'Security', 'Trainings', 'Readiness'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      getReadiness: contractQuery(build, getReadiness, { providesTags: ['Readiness'] }),
      getOfficerAppointment: contractQuery(build, getOfficerAppointment, { providesTags: ['Officer'] }),
      listOfficerVersions: contractQuery(build, listOfficerVersions, { providesTags: ['Officer'] }),
      saveOfficerAppointment: contractMutation(build, saveOfficerAppointment, changes('Officer')),
      getTransferRegister: contractQuery(build, getTransferRegister, { providesTags: ['Transfers'] }),
      listTransferVersions: contractQuery(build, listTransferVersions, { providesTags: ['Transfers'] }),
      saveTransferRegister: contractMutation(build, saveTransferRegister, changes('Transfers')),
      getSecurityMeasures: contractQuery(build, getSecurityMeasures, { providesTags: ['Security'] }),
      listSecurityVersions: contractQuery(build, listSecurityVersions, { providesTags: ['Security'] }),
      saveSecurityMeasures: contractMutation(build, saveSecurityMeasures, changes('Security')),
      listTrainingPages: contractPages(build, listTrainings, { providesTags: ['Trainings'] }),
      addTraining: contractMutation(build, addTraining, changes('Trainings')),
      // The body of an upload is the file itself, so that the call is described by hand.
      saveSignedLetter: build.mutation<AnswerTo<typeof saveSignedLetter>, Upload>({
        query: ({ organizationId, file }): RequestDescription => ({
          endpoint: saveSignedLetter,
          params: { id: organizationId },
          body: pdfOf(file),
        }),
        ...changes('Officer'),
      }),
      saveTrainingList: build.mutation<AnswerTo<typeof saveTrainingList>, Upload & { trainingId: string }>({
        query: ({ organizationId, trainingId, file }): RequestDescription => ({
          endpoint: saveTrainingList,
          params: { id: organizationId, tid: trainingId },
          body: pdfOf(file),
        }),
        ...changes('Trainings'),
      }),
    })),
  });

export const {
  useGetReadinessQuery,
  useGetOfficerAppointmentQuery,
  useLazyGetOfficerAppointmentQuery,
  useListOfficerVersionsQuery,
  useSaveOfficerAppointmentMutation,
  useGetTransferRegisterQuery,
  useLazyGetTransferRegisterQuery,
  useListTransferVersionsQuery,
  useSaveTransferRegisterMutation,
  useGetSecurityMeasuresQuery,
  useLazyGetSecurityMeasuresQuery,
  useListSecurityVersionsQuery,
  useSaveSecurityMeasuresMutation,
  useListTrainingPagesInfiniteQuery,
  useAddTrainingMutation,
  useSaveSignedLetterMutation,
  useSaveTrainingListMutation,
} = registersApi;
