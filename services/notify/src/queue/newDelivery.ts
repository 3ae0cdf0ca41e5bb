import { createHash } from 'node:crypto';
import { DAY_MS } from '@yinyom/contracts/constants';
import type { EventData, MessageType, WebhookMessage } from '@yinyom/contracts/notify/eventTypes';
import { DELIVERY_DAYS } from '@yinyom/contracts/notify/webhookLimits';
import type { StoredDelivery } from './DeliveryRecord';

/** What a message is about. */
export interface Subject {
  organization_id: string;
  application_id: string | null;
  /** When it happened. */
  at: Date;
}

/** Id of a message. It has no full stop, which would end it in what is signed. */
export const messageId = (webhookId: string, key: string): string =>
  `msg_${createHash('sha256').update(`${webhookId}|${key}`).digest('hex').slice(0, 32)}`;

/**
 * A message for a webhook.
 * @param key what is unique for what happened: told twice, it is one message
 */
export const newDelivery = <T extends MessageType>(
  webhookId: string,
  key: string,
  type: T,
  { organization_id, application_id, at }: Subject,
  data: EventData<T>,
  now: Date,
): StoredDelivery => {
  const message: WebhookMessage<T> = {
    type,
    timestamp: at.toISOString(),
    data,
    organization_id,
    application_id,
  };
  return {
    _id: messageId(webhookId, key),
    webhook_id: webhookId,
    organization_id,
    application_id,
    type,
    body: JSON.stringify(message),
    status: 'waiting',
    attempt: 0,
    tries: 0,
    log: [],
    next_at: now,
    created_at: now,
    expires_at: new Date(now.getTime() + DELIVERY_DAYS * DAY_MS),
  };
};
