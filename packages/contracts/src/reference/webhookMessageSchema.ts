import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from './webhookEvents';

/** The JSON Schema (2020-12) of every message of a webhook, as it is published. Fields that a later version adds are valid by it. */
export const webhookMessageSchema = () => ({
  title: 'Message of a webhook of Yinyom',
  ...z.toJSONSchema(z.union(WEBHOOK_EVENTS.map(({ body }) => body)), { io: 'input' }),
});
