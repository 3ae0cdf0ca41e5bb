import type * as z from 'zod/mini';

/** A message that the platform sends to an address of a customer, for the document of the API. */
export interface WebhookEvent {
  /** `noun.verb` */
  type: string;
  summary: string;
  body: z.ZodMiniType;
}

/** Every message that can be ordered; the document has an entry for each. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [];
