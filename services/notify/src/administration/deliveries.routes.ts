import {
  getDelivery,
  listDeliveries,
  resendDeliveries,
  resendDelivery,
} from '@yinyom/contracts/notify/deliveries';
import { isWayOut } from '@yinyom/contracts/waysOut';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { DeliveriesService } from './deliveries.service';
import type { WebhooksService } from './webhooks.service';

/** What was sent to a webhook and what it answered, for Admins. */
export const bindDeliveryRoutes = (
  bind: RouteBinder,
  webhooks: Pick<WebhooksService, 'own'>,
  deliveries: DeliveriesService,
  auditor: Auditor,
): void => {
  bind(listDeliveries, async ({ member, params, query }) =>
    deliveries.list(await webhooks.own(await member(params.id), params.webhookId), query),
  );

  bind(getDelivery, async ({ member, params }) => {
    const caller = await member(params.id);
    const message = await deliveries.get(await webhooks.own(caller, params.webhookId), params.deliveryId);
    const way = `webhook.${message.type}`;
    if (isWayOut(way)) needsWayOut(caller, way);
    return message;
  });

  bind(resendDelivery, async ({ member, params, context }) => {
    const caller = await member(params.id);
    const webhook = await webhooks.own(caller, params.webhookId);
    const again = await deliveries.resend(webhook, params.deliveryId);
    const target = { type: 'webhook', id: params.webhookId, label: webhook.name };
    await auditor.done(context, caller, { action: 'webhook.resent', target });
    return again;
  });

  bind(resendDeliveries, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const webhook = await webhooks.own(caller, params.webhookId);
    const answer = await deliveries.resendAll(webhook, body);
    const target = { type: 'webhook', id: params.webhookId, label: webhook.name };
    if (answer.resent > 0) await auditor.done(context, caller, { action: 'webhook.resent', target });
    return answer;
  });
};
