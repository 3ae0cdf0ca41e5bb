import * as z from 'zod/mini';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  /** Open letters of a regulator that are due within a week, or late; nothing of what they say. The earliest first, at most 20. */
  watchInspectionLetters: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ id: z.string(), due_date: z.string() })),
  },
});
