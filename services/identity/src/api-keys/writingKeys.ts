import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ApiKeyStore } from './apiKey.store';

/** What changes data or carries them out. */
const writesOrExports = (scope: string): boolean =>
  scope.endsWith(':write') || scope.endsWith(':publish') || scope.startsWith('exports:');

/** Keys of an organization by which a program of others may change or carry out data. Test keys open nothing real, and are named all the same. */
export const createWritingKeys = (
  store: Pick<ApiKeyStore, 'inUse'>,
): Pick<InternalHandlers<typeof identityInternal>, 'writingKeys'> => ({
  writingKeys: async ({ organization_id }) => {
    const found = isId(organization_id) ? await store.inUse(organization_id, new Date()) : [];
    return found
      .map(({ _id, name, scopes, application_ids, group_ids }) => ({
        id: String(_id),
        name,
        scopes: scopes.filter(writesOrExports),
        // A key of groups is not one of all websites.
        application_ids: application_ids ?? (group_ids?.length ? [] : null),
      }))
      .filter(({ scopes }) => scopes.length > 0);
  },
});
