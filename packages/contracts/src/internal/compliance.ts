import * as z from 'zod/mini';
import { PAPER_ORDER } from '../papers/inspectionPapers';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { dueAgreementCalls } from './processorSources';

/** Requests that alerts are raised for at once; more than alerts of one rule are open. */
export const MAX_WATCHED_REQUESTS = 50;

const watchedRequests = z.array(z.object({ id: z.string(), number: z.string(), due_at: z.string() }));

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  /** Papers whose review, or whose next training, is overdue, with the earliest day of each. */
  watchPapers: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ paper: z.enum(PAPER_ORDER), due_at: z.string() })),
  },
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
  /** Open letters of a regulator that are due within a week, or late; nothing of what they say. The earliest first, at most 20. */
  watchInspectionLetters: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ id: z.string(), due_date: z.string() })),
  },
  ...dueAgreementCalls,
});
