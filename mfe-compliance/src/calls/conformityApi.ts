import {
  answerRule,
  getConformity,
  getConformityResult,
  keepConformityResult,
  listConformityResults,
} from '@yinyom/contracts/conformity/conformity';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const conformityApi = api
  .enhanceEndpoints({ addTagTypes: ['Conformity', 'ConformityResults'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      getConformity: contractQuery(build, getConformity, { providesTags: ['Conformity'] }),
      getConformityResult: contractQuery(build, getConformityResult),
      conformityResultPages: contractPages(build, listConformityResults, {
        providesTags: ['ConformityResults'],
      }),
      answerRule: contractMutation(build, answerRule, { invalidatesTags: ['Conformity'] }),
      keepConformityResult: contractMutation(build, keepConformityResult, {
        invalidatesTags: ['ConformityResults'],
      }),
    })),
  });

export const {
  useGetConformityQuery,
  useGetConformityResultQuery,
  useConformityResultPagesInfiniteQuery,
  useAnswerRuleMutation,
  useKeepConformityResultMutation,
} = conformityApi;
