import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { ApiKeyStore } from './apiKey.store';

/** Keys of an organization that will soon end, for whoever watches it. */
export const createEndingKeys = (
  store: Pick<ApiKeyStore, 'endingOf'>,
): Pick<InternalHandlers<typeof identityInternal>, 'listEndingKeys'> => ({
  listEndingKeys: async ({ organization_id, days }) => {
    const now = new Date();
    const until = new Date(now.getTime() + days * DAY_MS);
    const found = isId(organization_id) ? await store.endingOf(organization_id, now, until) : [];
    return found.map(({ _id, name, expires_at }) => ({
      id: String(_id),
      name,
      expires_at: expires_at?.toISOString() ?? '',
    }));
  },
});
