import * as z from 'zod/mini';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  /** Incidents of an organization whose notice is needed and was not sent, the earliest end first, at most 100. */
  incidentClocks: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ id: z.string(), number: z.string(), due_at: z.string() })),
  },
  /** Organizations that have such incidents. */
  incidentOrganizations: {
    input: z.strictObject({}),
    output: z.object({ organization_ids: z.array(z.string()) }),
  },
});
