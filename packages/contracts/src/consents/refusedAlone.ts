import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { rangeQuery } from './consentFields';

/**
 * Which categories visitors refuse while they accept all others: where a purpose is not understood, or not wanted. Visitors
 * count once, by their latest decision, where that lies in the period.
 */
export const getRefusedAlone = endpoint({
  name: 'getRefusedAlone',
  service: 'consents',
  method: 'GET',
  path: '/applications/:id/refusedAlone',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Categories that visitors refused while they accepted all others',
  params: z.object({ id }),
  query: z.strictObject(rangeQuery),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    /** Visitors who chose some of the categories. */
    customised: z.number(),
    /** The most often refused first. */
    categories: z.array(z.object({ id: z.string(), type: z.number(), count: z.number() })),
  }),
  resource: 'application',
});
