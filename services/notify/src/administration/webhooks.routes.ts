import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@yinyom/contracts/notify/webhooks';
import type { EventType } from '@yinyom/contracts/notify/eventTypes';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { changesOf } from './changesOf';
import type { WebhooksService } from './webhooks.service';

const targetOf = ({ id, name }: { id: string; name: string }) => ({ type: 'webhook', id, label: name });

/** @throws AppError 403 where an API key has a webhook carry what the key itself may not read */
const mayCarry = (caller: Member, { events }: { events: readonly EventType[] }): void => {
  for (const event of events) needsWayOut(caller, `webhook.${event}`);
};

/** Webhooks of an organization, for its Admins; each change stands in the audit log. */
export const bindWebhookRoutes = (bind: RouteBinder, webhooks: WebhooksService, auditor: Auditor): void => {
  bind(listWebhooks, async ({ member, params }) => webhooks.list(await member(params.id)));

  bind(createWebhook, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    mayCarry(caller, body);
    const created = await webhooks.create(caller, body);
    const changes = changesOf(null, created);
    await auditor.done(context, caller, { action: 'webhook.created', target: targetOf(created), changes });
    return created;
  });

  bind(getWebhook, async ({ member, params }) =>
    webhooks.shown(await webhooks.own(await member(params.id), params.webhookId)),
  );

  bind(updateWebhook, async ({ member, params, body, context, req }) => {
    const caller = await member(params.id);
    const before = await webhooks.own(caller, params.webhookId);
    // What waits of the types of before goes to the new address as well.
    mayCarry(caller, before);
    mayCarry(caller, body);
    const changed = await webhooks.update(before, body, seenRevision(req));
    const changes = changesOf(before, changed);
    await auditor.done(context, caller, { action: 'webhook.changed', target: targetOf(changed), changes });
    return changed;
  });

  bind(deleteWebhook, async ({ member, params, context }) => {
    const caller = await member(params.id);
    const before = await webhooks.own(caller, params.webhookId);
    await webhooks.remove(before);
    const target = targetOf({ id: params.webhookId, name: before.name });
    await auditor.done(context, caller, { action: 'webhook.removed', target });
  });

  bind(rotateWebhookSecret, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const rotated = await webhooks.rotate(await webhooks.own(caller, params.webhookId), body.overlap_hours);
    await auditor.done(context, caller, { action: 'webhook.secret_rotated', target: targetOf(rotated) });
    return rotated;
  });

  bind(testWebhook, async ({ member, params, context }) => {
    const caller = await member(params.id);
    const tested = await webhooks.own(caller, params.webhookId);
    const answer = await webhooks.test(tested);
    const target = targetOf({ id: params.webhookId, name: tested.name });
    await auditor.done(context, caller, { action: 'webhook.tested', target });
    return answer;
  });
};
