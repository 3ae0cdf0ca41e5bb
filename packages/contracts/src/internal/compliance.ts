import * as z from 'zod/mini';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** Requests that alerts are raised for at once; more than alerts of one rule are open. */
export const MAX_WATCHED_REQUESTS = 50;

const watchedRequests = z.array(z.object({ id: z.string(), number: z.string(), due_at: z.string() }));

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  /**
   * Open requests of data subjects whose clocks need attention, earliest due date first, at most `MAX_WATCHED_REQUESTS` of each list. A
   * request past its end is not among those that are due soon.
   */
  watchRequests: {
    input: z.strictObject({ organization_id: z.string(), unassigned_before: z.string() }),
    output: z.object({ due_soon: watchedRequests, overdue: watchedRequests, unassigned: watchedRequests }),
  },
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
