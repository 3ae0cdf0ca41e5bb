import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { DeliveryStore } from '../queue/delivery.store';
import type { SecretBox } from '../signing/secretBox';
import type { CursorStore } from '../webhooks/cursor.store';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';

interface Stores {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  cursors: CursorStore;
}

/** Removes a webhook and everything of it. The webhook goes last, so that what is left of a half-done removal is found. */
export const createRemove =
  ({ webhooks, deliveries, cursors }: Stores) =>
  async (webhook: Pick<WebhookRecord, '_id'>): Promise<void> => {
    const id = String(webhook._id);
    await webhooks.update(webhook._id, { state: 'paused', due_at: null });
    await deliveries.removeOf([id]);
    await cursors.remove([id]);
    await webhooks.remove(webhook._id);
  };

/** Removes the webhooks of organizations that were closed. */
export const createTidy =
  (stores: Stores, identity: Pick<IdentityClient, 'organizationContact'>) => async (): Promise<void> => {
    const remove = createRemove(stores);
    for (const organization_id of await stores.webhooks.organizations()) {
      if (await identity.organizationContact({ organization_id })) continue;
      for (const webhook of await stores.webhooks.list(organization_id)) await remove(webhook);
    }
  };

/** Seals anew what was sealed with an earlier DATA_SECRET, so that the earlier one can be forgotten. */
export const resealSecrets = async (
  webhooks: WebhookStore,
  secrets: SecretBox,
  logger: Logger,
): Promise<void> => {
  let [resealed, unreadable] = [0, 0];
  for await (const { _id, secrets: kept } of webhooks.all())
    for (const { sealed } of kept)
      try {
        const renewed = secrets.renewed(String(_id), sealed);
        if (renewed === null) continue;
        await webhooks.reseal(_id, sealed, renewed);
        resealed += 1;
      } catch (error) {
        if (!(error instanceof SealedForAnother)) throw error;
        unreadable += 1;
      }
  logger[unreadable > 0 ? 'error' : 'info'](
    { resealed, unreadable },
    'secrets of webhooks were looked through for those of an earlier DATA_SECRET',
  );
};
