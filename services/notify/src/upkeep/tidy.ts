import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import { encryptAgain, type StoredSecret } from '@yinyom/service-kit/secrets/encryptAgain';
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

async function* storedIn(webhooks: WebhookStore): AsyncGenerator<StoredSecret> {
  for await (const { _id, secrets } of webhooks.all())
    for (const { sealed } of secrets)
      yield { sealed, owner: String(_id), replace: (renewed) => webhooks.reseal(_id, sealed, renewed) };
}

/** Encrypts secrets of webhooks again that an earlier DATA_SECRET encrypted. */
export const resealSecrets = (webhooks: WebhookStore, { cipher }: SecretBox, logger: Logger) =>
  encryptAgain('secrets of webhooks', storedIn(webhooks), cipher, logger);
