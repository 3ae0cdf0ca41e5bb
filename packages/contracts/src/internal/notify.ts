import * as z from 'zod/mini';
import { alert } from '../notify/alerts';
import { internalContract } from './internalContract';
import { webhookHostCalls } from './processorSources';

/** `from` is included, `until` is not (ISO 8601). */
const span = {
  organization_id: z.string(),
  application_id: z.string(),
  /** With those of the organization as a whole: only for who sees every website. */
  of_organization: z.boolean(),
  /** With those that only Admins see; absent: without. */
  for_admins: z.optional(z.boolean()),
  from: z.string(),
  until: z.string(),
};

/** What other services, and the gateway, may ask of the notify service. */
export const notifyInternal = internalContract({
  ...webhookHostCalls,
  /**
   * Alerts of a website that changed since a position, oldest change first, at most 100; without one only the position of now.
   * Whoever asks again and again knows each by `id` and `updated_at`: those of the last seconds may come again, so that none
   * is left out where several processes write.
   */
  alertsSince: {
    input: z.strictObject({ application_id: z.string(), position: z.nullable(z.string()) }),
    output: z.object({ position: z.string(), alerts: z.array(alert) }),
  },
  /** Alerts of a website and of its organization that were open between two moments, the newest first; at most 100. */
  openAlerts: {
    input: z.strictObject(span),
    output: z.object({ alerts: z.array(alert), more: z.boolean() }),
  },
  /** When such alerts were raised or resolved between two moments; of the last 5000 alerts. */
  alertMoments: {
    input: z.strictObject(span),
    output: z.array(z.string()),
  },
});
