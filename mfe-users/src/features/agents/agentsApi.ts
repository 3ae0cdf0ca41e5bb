import {
  decideAgentConfirmation,
  getAgentConfirmation,
  listAgentConfirmations,
} from '@yinyom/contracts/identity/agentConfirmations';
import { getApplication } from '@yinyom/contracts/websites/application';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const agentsApi = api.enhanceEndpoints({ addTagTypes: ['AgentConfirmation', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    listAgentConfirmations: contractQuery(build, listAgentConfirmations, {
      providesTags: ['AgentConfirmation'],
    }),
    getAgentConfirmation: contractQuery(build, getAgentConfirmation, {
      providesTags: ['AgentConfirmation'],
    }),
    decideAgentConfirmation: contractMutation(build, decideAgentConfirmation, {
      invalidatesTags: ['AgentConfirmation', 'AuditEvent'],
    }),
    getWebsiteOfCall: contractQuery(build, getApplication, {}),
  }),
});

export const {
  useListAgentConfirmationsQuery,
  useGetAgentConfirmationQuery,
  useDecideAgentConfirmationMutation,
  useGetWebsiteOfCallQuery,
} = agentsApi;
