import { createHash } from 'node:crypto';
import type { EventData, MessageType, WebhookMessage } from '@yinyom/contracts/notify/eventTypes';
import { DELIVERY_DAYS } from '@yinyom/contracts/notify/webhookLimits';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { StoredDelivery } from './DeliveryRecord';
import type { StoredBatch } from './delivery.store';

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

const waiting = (
  webhookId: string,
  key: string,
  type: MessageType,
  { organization_id, application_id }: Omit<Subject, 'at'>,
  now: Date,
): StoredDelivery => ({
  _id: messageId(webhookId, key),
  webhook_id: webhookId,
  organization_id,
  application_id,
  type,
  status: 'waiting',
  attempt: 0,
  tries: 0,
  log: [],
  next_at: now,
  created_at: now,
  expires_at: new Date(now.getTime() + DELIVERY_DAYS * DAY_MS),
});

/**
 * A message for a webhook.
 * @param key what is unique for what happened: told twice, it is one message
 */
export const newDelivery = <T extends MessageType>(
  webhookId: string,
  key: string,
  type: T,
  subject: Subject,
  data: EventData<T>,
  now: Date,
): StoredDelivery => {
  const { organization_id, application_id, at } = subject;
  const message: WebhookMessage<T> = {
    type,
    timestamp: at.toISOString(),
    data,
    organization_id,
    application_id,
  };
  return { ...waiting(webhookId, key, type, subject, now), body: JSON.stringify(message) };
};

/** Decisions of a website that a batch holds: those after a position, up to another. */
export interface BatchRange {
  organization_id: string;
  application_id: string;
  after_seq: number;
  last_seq: number;
  with_client_id: boolean;
}

/** A batch of decisions for a webhook, named by its first position. */
export const newBatch = (
  webhookId: string,
  { after_seq, last_seq, with_client_id, ...subject }: BatchRange,
  now: Date,
): StoredBatch => ({
  ...waiting(
    webhookId,
    `consent.batch:${subject.application_id}:${after_seq + 1}`,
    'consent.batch',
    subject,
    now,
  ),
  decisions: { after_seq, with_client_id },
  last_seq,
});
