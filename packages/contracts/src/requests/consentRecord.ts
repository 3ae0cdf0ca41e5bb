import * as z from 'zod/mini';
import { decisionInWords } from '../consents/decisionInWords';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { officerCall } from '../officerCall';
import { subjectRequest } from './subjectRequest';

/** Name of the task that the platform does itself. */
export const OWN_SYSTEM = 'Yinyom';

const call = {
  ...officerCall,
  params: z.object({ id }),
  resource: 'subject_request',
} as const;

export const requestConsentRecord = z.object({
  /** Website of the decision. */
  application_id: id,
  /** What led to the visitor was erased; one decision is left, without it. */
  erased: z.boolean(),
  /** How many decisions there are. */
  total: z.number(),
  /** The newest of them. */
  decisions: z.array(decisionInWords),
  /** Names of values that the role of the reader does not see, or not whole; a letter has them. */
  left_out: z.array(z.string()),
});
export type RequestConsentRecord = z.output<typeof requestConsentRecord>;

/** 404 where the person gave no id of a decision, or the organization has no such decision. */
export const getRequestConsentRecord = endpoint({
  ...call,
  name: 'getRequestConsentRecord',
  method: 'GET',
  path: '/requests/:id/consent-record',
  scope: 'requests:read',
  summary:
    'What the platform has about the decision that the person named: as it goes with an answer, in one language',
  query: z.strictObject({ language: z.optional(lang) }),
  answer: requestConsentRecord,
});

/**
 * A person confirms it: no key may. Once it was done the request is answered as it is. 409 request_full where the task has no place,
 * state_not_allowed unless an erasure is asked for, identity_not_checked; 404 without such a decision.
 */
export const eraseRequestConsents = endpoint({
  ...call,
  name: 'eraseRequestConsents',
  ifMatch: 'required',
  method: 'POST',
  path: '/requests/:id/erase-consents',
  summary:
    "Erases what leads from the organization's consent records to the person, and notes the task as done; it cannot be undone",
  answer: subjectRequest,
});
