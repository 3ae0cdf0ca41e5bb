import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { OwnRequestStore } from './ownRequest.store';

type Calls = Pick<InternalHandlers<typeof consentsInternal>, 'listOwnRequests' | 'forgetOwnRequests'>;

/** Hands the register of requests what visitors asked about their own records. */
export const createOwnRequestsInternal = (ownRequests: OwnRequestStore): Calls => ({
  listOwnRequests: async ({ limit }) =>
    (await ownRequests.fresh(limit)).map(({ _id, organization_id, application_id, right, at }) => ({
      id: _id.toHexString(),
      organization_id,
      application_id,
      right,
      at: at.toISOString(),
    })),
  forgetOwnRequests: async ({ ids }) => {
    await ownRequests.forget(ids);
    return null;
  },
});
