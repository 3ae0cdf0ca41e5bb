import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, id, list } from '../fields';
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
