import {
  getServerSecret,
  makeServerSecret,
  removeServerSecret,
} from '@yinyom/contracts/websites/serverSecret';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const serverSecretApi = api
  .enhanceEndpoints({ addTagTypes: ['ServerSecret', 'AuditEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      serverSecret: contractQuery(build, getServerSecret, { providesTags: ['ServerSecret'] }),
      makeServerSecret: contractMutation(build, makeServerSecret, {
        invalidatesTags: ['ServerSecret', 'AuditEvent'],
      }),
      removeServerSecret: contractMutation(build, removeServerSecret, {
        invalidatesTags: ['ServerSecret', 'AuditEvent'],
      }),
    }),
  });

/** Calls about the secret with which a website's servers check choices. */
export const { useServerSecretQuery, useMakeServerSecretMutation, useRemoveServerSecretMutation } =
  serverSecretApi;
