import * as z from 'zod/mini';
import { PAPER_ORDER } from '../papers/inspectionPapers';
import { PAPER_ROLES } from '../papers/paperItems';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { dueAgreementCalls, watchedController } from './processorSources';

/** Requests that alerts are raised for at once; more than alerts of one rule are open. */
export const MAX_WATCHED_REQUESTS = 50;
/** Incidents that one answer names. */
export const MAX_INCIDENT_CLOCKS = 100;

const watchedRequests = z.array(
  z.object({ id: z.string(), number: z.string(), due_at: z.string(), controller: watchedController }),
);

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  /** Papers whose review, or whose next training, is overdue, with the earliest day of each; each controller's papers by themselves. */
  watchPapers: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(
      z.object({ paper: z.enum(PAPER_ORDER), due_at: z.string(), controller: watchedController }),
    ),
  },
  /**
   * Open requests of data subjects whose clocks need attention, earliest due date first, at most `MAX_WATCHED_REQUESTS` of each list. A
   * request past its end is not among those that are due soon.
   */
  watchRequests: {
    input: z.strictObject({ organization_id: z.string(), unassigned_before: z.string() }),
    output: z.object({ due_soon: watchedRequests, overdue: watchedRequests, unassigned: watchedRequests }),
  },
  /** Incidents of an organization whose notice is needed and was not sent, the earliest end first, at most `MAX_INCIDENT_CLOCKS`. */
  incidentClocks: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        due_at: z.string(),
        acting_as: z.enum(PAPER_ROLES),
        /** Of a processor, by its agreement with the controller; null: not stated. */
        agreed_hours: z.nullable(z.number()),
        controller: watchedController,
      }),
    ),
  },
  /** Organizations that have such incidents. */
  incidentOrganizations: {
    input: z.strictObject({}),
    output: z.object({ organization_ids: z.array(z.string()) }),
  },
  /**
   * Open letters of a regulator that are due within a week, or late; nothing of what they say. The earliest first, at most
   * `MAX_INSPECTION_LETTERS`.
   */
  watchInspectionLetters: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.array(z.object({ id: z.string(), due_date: z.string(), controller: watchedController })),
  },
  ...dueAgreementCalls,
});
