import * as z from 'zod/mini';
import { alert } from '../notify/alerts';
import { internalContract } from './internalContract';

/** What other services, and the gateway, may ask of the notify service. */
export const notifyInternal = internalContract({
  /**
   * Alerts of a website that changed since a position, oldest change first, at most 100; without one only the position of now.
   * Whoever asks again and again knows each by `id` and `updated_at`: those of the last seconds may come again, so that none
   * is left out where several processes write.
   */
  alertsSince: {
    input: z.strictObject({ application_id: z.string(), position: z.nullable(z.string()) }),
    output: z.object({ position: z.string(), alerts: z.array(alert) }),
  },
});
