import type { Logger } from '@yinyom/service-kit/logger';
import { webhooksDisabled, webhookTries } from '@yinyom/service-kit/metrics/instruments';
import type { StoredDelivery } from '../queue/DeliveryRecord';
import type { DeliveryStore } from '../queue/delivery.store';
import type { MessageBody } from '../queue/messageBody';
import type { SecretBox } from '../signing/secretBox';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';
import { isHopeless, judge } from './judge';
import type { SendTry } from './sendTry';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  bodyOf: MessageBody;
  secrets: SecretBox;
  sendTry: SendTry;
  /** Admins have to be told that one was switched off. */
  switchedOff(): void;
  logger: Logger;
  now?: () => Date;
}

/** Tries one message and keeps what came of it, for the message and for its webhook. */
export const createDeliverOne =
  ({ webhooks, deliveries, bodyOf, secrets, sendTry, switchedOff, logger, now = () => new Date() }: Deps) =>
  async (webhook: WebhookRecord, delivery: StoredDelivery): Promise<void> => {
    const { _id, url } = webhook;
    const tried = await sendTry({
      id: delivery._id,
      url,
      body: await bodyOf(delivery),
      secrets: secrets.signingNow(webhook, now()),
    });
    const { at, status, duration_ms, error, answer } = tried;
    const kept = { at, status, duration_ms, error, answer };
    const last = { at, taken: error === null, status, error };
    const verdict = judge(tried, delivery.attempt, now());
    const outcome = { taken: 'taken', again: 'retried', gone: 'given_up', given_up: 'given_up' } as const;
    webhookTries.inc({ outcome: tried.refused ? 'refused' : outcome[verdict.kind] });

    if (verdict.kind === 'taken') {
      await deliveries.settle(delivery, kept, { status: 'delivered', next_at: null });
      await webhooks.took(_id, last);
      return;
    }
    const again = verdict.kind === 'again';
    await deliveries.settle(delivery, kept, {
      status: again ? 'waiting' : 'failed',
      next_at: again ? verdict.at : null,
    });
    const { slow, notBefore } = verdict.kind === 'gone' ? { slow: false, notBefore: null } : verdict;
    const failingSince = await webhooks.failed(_id, last, { slow, not_before: notBefore });
    const end = verdict.kind === 'gone' ? 'gone' : isHopeless(failingSince, now()) ? 'failing' : null;
    if (end === null || !(await webhooks.switchOff(_id, end, now()))) return;
    webhooksDisabled.inc({ reason: end });
    logger.warn({ webhook_id: String(_id), reason: end }, 'a webhook was switched off');
    switchedOff();
  };
export type DeliverOne = ReturnType<typeof createDeliverOne>;
