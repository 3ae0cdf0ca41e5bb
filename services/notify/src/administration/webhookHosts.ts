import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import type { WebhookStore } from '../webhooks/webhook.store';

/** Where messages of an organization go, for its list of processors. Of an address only the host. */
export const createWebhookHosts = (
  webhooks: Pick<WebhookStore, 'list'>,
): Pick<InternalHandlers<typeof notifyInternal>, 'webhookHosts'> => ({
  webhookHosts: async ({ organization_id }) => {
    const active = (await webhooks.list(organization_id)).filter(({ state }) => state === 'active');
    const hosts = [...new Set(active.map(({ url }) => new URL(url).hostname))];
    return hosts.map((host) => ({
      host,
      events: [
        ...new Set(
          active.filter(({ url }) => new URL(url).hostname === host).flatMap(({ events }) => events),
        ),
      ],
    }));
  },
});
