import {
  createApiKey,
  listApiKeys,
  removeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@yinyom/contracts/identity/apiKeys';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = { invalidatesTags: ['ApiKey', 'AuditEvent'] as const };

const apiKeysApi = api.enhanceEndpoints({ addTagTypes: ['ApiKey', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: contractQuery(build, listApiKeys, { providesTags: ['ApiKey'] }),
    createApiKey: contractMutation(build, createApiKey, CHANGED),
    updateApiKey: contractMutation(build, updateApiKey, CHANGED),
    removeApiKey: contractMutation(build, removeApiKey, CHANGED),
    rotateApiKey: contractMutation(build, rotateApiKey, CHANGED),
  }),
});

export const {
  useListApiKeysQuery,
  useLazyListApiKeysQuery,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
  useRemoveApiKeyMutation,
  useRotateApiKeyMutation,
} = apiKeysApi;
