import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { complianceCheck } from '../compliance/checks';
import { lateVisitors } from '../compliance/lateVisitors';
import { id } from '../fields';

/** Most websites of one call; the list of websites has pages of at most as many. */
export const MOST_OVERVIEWS = 100;

/** How a website stands: the eight checks, and what its visitors decided lately. */
export const websiteOverview = z.object({
  application_id: z.string(),
  default_language: z.string(),
  checks: z.array(complianceCheck),
  visitors: lateVisitors,
  /** The latest scan with a result, for the link to it. */
  scan_id: z.nullable(z.string()),
});
export type WebsiteOverview = z.output<typeof websiteOverview>;

/** The eight checks of one website and what the sentence about it is made of. */
export const getWebsiteOverview = endpoint({
  name: 'getWebsiteOverview',
  service: 'consents',
  method: 'GET',
  path: '/applications/:id/overview',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'How a website stands: eight checks and what visitors decided lately',
  params: z.object({ id }),
  answer: websiteOverview,
  resource: 'application',
});

const ids = z.pipe(
  z.string().check(z.minLength(1, 'required'), z.maxLength(MOST_OVERVIEWS * 25, 'too_long')),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(','))]),
    z.array(id).check(z.maxLength(MOST_OVERVIEWS, 'too_long')),
  ),
);

/** The same for several websites of one organization. What is not the organization's is left out, as if it did not exist. */
export const listWebsiteOverviews = endpoint({
  name: 'listWebsiteOverviews',
  service: 'consents',
  method: 'GET',
  path: '/overviews',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'How websites of an organization stand, for lists of them',
  query: z.strictObject({
    /** What cannot be an id names nothing, as a foreign one. */
    organization_id: z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'not_found')),
    /** Ids with commas between them. */
    application_ids: ids,
  }),
  answer: z.array(websiteOverview),
  resource: 'organization_id',
});
