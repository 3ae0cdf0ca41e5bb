import {
  listSecurityKeys,
  removeSecurityKey,
  renameSecurityKey,
} from '@yinyom/contracts/identity/securityKeys';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const securityKeysApi = api
  .enhanceEndpoints({ addTagTypes: ['SecurityKey', 'Session', 'Organization'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listSecurityKeys: contractQuery(build, listSecurityKeys, { providesTags: ['SecurityKey'] }),
      renameSecurityKey: contractMutation(build, renameSecurityKey, { invalidatesTags: ['SecurityKey'] }),
      // Other sessions end with a key.
      removeSecurityKey: contractMutation(build, removeSecurityKey, {
        invalidatesTags: ['SecurityKey', 'Session', 'Organization'],
      }),
    }),
  });

export const { useListSecurityKeysQuery, useRenameSecurityKeyMutation, useRemoveSecurityKeyMutation } =
  securityKeysApi;
