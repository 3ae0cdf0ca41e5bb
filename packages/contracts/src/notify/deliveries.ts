import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, empty, id, list, timestamp } from '../fields';

/** `waiting`: on its way or to be tried again. `failed`: given up after the last try. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

/** Id of a message, the same in all tries: the header `webhook-id`. */
const deliveryId = z.string().check(z.regex(/^msg_[0-9a-zA-Z]{20,40}$/, 'not_found'));

/** One try of a message. */
const deliveryTry = z.object({
  at: timestamp,
  /** Null where nobody answered. */
  status: z.nullable(z.number()),
  duration_ms: z.number(),
  /** Why there was no answer, or why it did not count; null for one that did. */
  error: z.nullable(z.string()),
  /** The first kilobyte of what was answered. */
  answer: z.string(),
});
export type DeliveryTry = z.output<typeof deliveryTry>;

const told = {
  id: z.string(),
  webhook_id: z.string(),
  type: z.string(),
  application_id: z.nullable(z.string()),
  status: z.enum(DELIVERY_STATUSES),
  /** How often it was tried. */
  tries: z.number(),
  next_try_at: z.nullable(timestamp),
  created_at: timestamp,
};

/** A message in the list: its latest try only, without the answer. */
export const delivery = z.object({
  ...told,
  last_try: z.nullable(z.omit(deliveryTry, { answer: true })),
});
export type Delivery = z.output<typeof delivery>;

/** A message with what was sent and what was answered. */
export const deliveryRecord = z.object({ ...told, body: z.string(), log: z.array(deliveryTry) });
export type DeliveryRecord = z.output<typeof deliveryRecord>;

const ofWebhook = z.object({ id, webhookId: id });
const ofDelivery = z.object({ id, webhookId: id, deliveryId });
const own = { service: 'notify', auth: 'bearer', role: 1000, resource: 'organization' } as const;
const status = z.enum(DELIVERY_STATUSES);

export const listDeliveries = endpoint({
  ...own,
  name: 'listDeliveries',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/organizations/:id/webhooks/:webhookId/deliveries',
  summary: 'Messages of a webhook of the last 30 days, newest first',
  params: ofWebhook,
  query: z.strictObject({ status: z.optional(status), ...cursorQuery }),
  answer: list(delivery),
});

export const getDelivery = endpoint({
  ...own,
  name: 'getDelivery',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'A message with what was sent and what was answered',
  params: ofDelivery,
  answer: deliveryRecord,
});

/** With the id that it always had, so that a receiver which took it before knows it. */
export const resendDelivery = endpoint({
  ...own,
  name: 'resendDelivery',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId/resend',
  summary: 'Sends a message again',
  params: ofDelivery,
  body: empty,
  status: 202,
  answer: delivery,
});

/** At most 1,000 of them, the oldest first; `more` says that there are others. */
export const resendDeliveries = endpoint({
  ...own,
  name: 'resendDeliveries',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/organizations/:id/webhooks/:webhookId/resend',
  summary: 'Sends the messages of a time again',
  params: ofWebhook,
  body: z.strictObject({
    from: z.iso.datetime('date_invalid'),
    to: z.iso.datetime('date_invalid'),
    /** Absent: whatever became of them. */
    status: z.optional(z.enum(['delivered', 'failed'])),
  }),
  status: 202,
  answer: z.object({ resent: z.number(), more: z.boolean() }),
});
