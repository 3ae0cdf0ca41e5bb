import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, id, list, timestamp } from '../fields';
import { consent, consentLog } from './consent';
import { consentFilters } from './consentFields';

/** Row 67. A Viewer sees client ids shortened. */
export const listConsents = endpoint({
  name: 'listConsents',
  service: 'consents',
  method: 'GET',
  path: '/consents',
  auth: 'bearer',
  role: 1,
  scope: 'consents:read',
  summary: 'Current consent of each visitor, newest first',
  query: z.strictObject({ ...consentFilters, ...cursorQuery }),
  answer: list(consent),
  resource: 'application',
});

/** Row 68. The id of any decision of a visitor gives that visitor's current state and history. */
export const getConsent = endpoint({
  name: 'getConsent',
  service: 'consents',
  method: 'GET',
  path: '/consents/:id',
  auth: 'bearer',
  role: 1,
  scope: 'consents:read',
  summary: 'Latest decision and history of the visitor behind a consent id',
  params: z.object({ id }),
  answer: z.object({ ...consent.def.shape, history: z.array(consentLog) }),
  resource: 'consent',
});

/**
 * What counts now for the visitor behind a consent id, whichever decision it is of: for servers that must not take an old
 * signed choice for a present one.
 */
export const getConsentState = endpoint({
  name: 'getConsentState',
  service: 'consents',
  method: 'GET',
  path: '/consents/:id/state',
  auth: 'bearer',
  role: 1,
  scope: 'consents:read',
  summary: 'What counts now for the visitor behind a consent id',
  params: z.object({ id }),
  answer: z.object({
    /** The latest decision of that visitor. */
    consent_id: z.string(),
    /** Whether the id that was asked about is the latest one. */
    latest: z.boolean(),
    /** False once its validity has ended: then nothing is granted. */
    valid: z.boolean(),
    expires_at: timestamp,
    /** Types of categories: 1 necessary, 2 preference, 3 statistics, 4 marketing. */
    granted_types: z.array(z.number()),
    /** Ids of categories, the owner's own among them. */
    granted_categories: z.array(z.string()),
  }),
  resource: 'consent',
});
