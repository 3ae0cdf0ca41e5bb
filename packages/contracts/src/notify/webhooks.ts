import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { visible } from '../visible';
import { empty, id, line, list, timestamp } from '../fields';
import { EVENT_TYPES } from './eventTypes';
import { OVERLAP_HOURS, WEBHOOK_NAME_LENGTH, WEBHOOK_URL_LENGTH } from './webhookLimits';

/**
 * How messages are signed: `hmac` with a secret that both sides have, `ed25519` with a key that stays here, so that
 * receivers can verify and not forge.
 */
export const WEBHOOK_SIGNINGS = ['hmac', 'ed25519'] as const;

/** `gone`: the receiver answered 410. `failing`: it took nothing for five days. Both were switched off by the platform. */
export const WEBHOOK_STATES = ['active', 'paused', 'gone', 'failing'] as const;

const signing = z.enum(WEBHOOK_SIGNINGS);
const fields = {
  name: line(WEBHOOK_NAME_LENGTH),
  /** https; ports 443, 8443 and from 1024. Which addresses are refused besides is the service's to know. */
  url: z
    .string()
    .check(
      z.maxLength(WEBHOOK_URL_LENGTH, 'webhook_url_invalid'),
      z.overwrite(visible),
      z.minLength(1, 'required'),
    ),
  events: z.array(z.enum(EVENT_TYPES)).check(z.minLength(1, 'webhook_events_required'), z.maxLength(50)),
  /** Agrees to as many messages as visitors decide; needed for `consent.recorded` and `consent.withdrawn`. */
  high_volume: z.boolean(),
  /** Sends the random id of the visitor's browser with decisions. */
  include_client_id: z.boolean(),
};

/** One address that messages of an organization are sent to. Secrets are never in it. */
export const webhook = z.object({
  id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  high_volume: z.boolean(),
  include_client_id: z.boolean(),
  signing,
  /** `whpk_` and base64, where messages are signed with Ed25519. */
  public_key: z.nullable(z.string()),
  state: z.enum(WEBHOOK_STATES),
  /** Since when nothing was taken; null while messages are. */
  failing_since: z.nullable(timestamp),
  /** The latest try of any message. */
  last_try: z.nullable(
    z.object({
      at: timestamp,
      taken: z.boolean(),
      status: z.nullable(z.number()),
      error: z.nullable(z.string()),
    }),
  ),
  /** Messages that are not taken yet and will be tried again; counted up to 10,000. */
  waiting: z.number(),
  /** Until when the secret before the present one signs, too. */
  old_secret_until: z.nullable(timestamp),
  /** For If-Match. */
  etag: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Webhook = z.output<typeof webhook>;

/** The secret is in the first answer and never again; null where the request is repeated or there is none to share. */
const withSecret = z.object({ ...webhook.def.shape, secret: z.nullable(z.string()) });
export type WebhookWithSecret = z.output<typeof withSecret>;

const ofOrganization = z.object({ id });
const ofWebhook = z.object({ id, webhookId: id });
const own = { service: 'notify', auth: 'bearer', role: 1000, resource: 'organization' } as const;

export const listWebhooks = endpoint({
  ...own,
  name: 'listWebhooks',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/organizations/:id/webhooks',
  summary: 'The webhooks of an organization, oldest first',
  params: ofOrganization,
  answer: list(webhook),
});

export const createWebhook = endpoint({
  ...own,
  name: 'createWebhook',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/organizations/:id/webhooks',
  summary: 'Adds a webhook and tells its secret, once',
  params: ofOrganization,
  body: z.strictObject({
    ...fields,
    high_volume: z._default(fields.high_volume, false),
    include_client_id: z._default(fields.include_client_id, false),
    signing: z._default(signing, 'hmac'),
  }),
  status: 201,
  readAt: '/organizations/:id/webhooks/:webhookId',
  answer: withSecret,
  secrets: ['secret'],
});

export const getWebhook = endpoint({
  ...own,
  name: 'getWebhook',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/organizations/:id/webhooks/:webhookId',
  summary: 'A webhook',
  params: ofWebhook,
  answer: webhook,
});

/** Whole. What happens while a webhook is paused is not sent later; what waits already is. */
export const updateWebhook = endpoint({
  ...own,
  name: 'updateWebhook',
  readBack: true,
  ifMatch: 'optional',
  scope: 'webhooks:write',
  method: 'PUT',
  path: '/organizations/:id/webhooks/:webhookId',
  summary: 'Changes a webhook, pauses it, or switches it on again',
  params: ofWebhook,
  body: z.strictObject({ ...fields, enabled: z.boolean() }),
  answer: webhook,
});

export const deleteWebhook = endpoint({
  ...own,
  name: 'deleteWebhook',
  scope: 'webhooks:write',
  method: 'DELETE',
  path: '/organizations/:id/webhooks/:webhookId',
  summary: 'Removes a webhook with everything that waits for it and the record of its deliveries',
  params: ofWebhook,
});

/** The earlier secret goes on signing beside the new one, so that receivers can change over without losing a message. */
export const rotateWebhookSecret = endpoint({
  ...own,
  name: 'rotateWebhookSecret',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/organizations/:id/webhooks/:webhookId/rotate',
  summary: 'Gives a webhook a new secret and tells it, once',
  params: ofWebhook,
  body: z.strictObject({
    overlap_hours: z._default(
      z.int().check(z.gte(0, 'out_of_range'), z.lte(OVERLAP_HOURS.most, 'out_of_range')),
      OVERLAP_HOURS.default,
    ),
  }),
  answer: withSecret,
  secrets: ['secret'],
});

export const testWebhook = endpoint({
  ...own,
  name: 'testWebhook',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/organizations/:id/webhooks/:webhookId/test',
  summary: 'Sends a webhook a message of type `ping`',
  params: ofWebhook,
  body: empty,
  status: 202,
  answer: z.object({ delivery_id: z.string() }),
});
