import * as z from 'zod/mini';
import { DEVICES, TIME_ZONE } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, month } from '../fields';
import { rangeQuery } from './consentFields';
import { dailyRow } from './dailyReport';

/**
 * Figures of a period. Visitors are distinct browsers, counted once by their latest decision in the period
 * (decision D-26); breakdowns by category, device and language count decisions.
 */
export const periodFigures = {
  from: z.string(),
  to: z.string(),
  timezone: z.literal(TIME_ZONE),
  unique_clients: z.number(),
  users_accepted: z.number(),
  /** Of those accepted: the ones who chose only some categories. */
  users_customised: z.number(),
  users_declined: z.number(),
  shown: z.number(),
  decisions: z.number(),
  /** Accepted share of the visitors who decided, 0 to 1; null when nobody did. */
  consent_rate: z.nullable(z.number()),
  by_type: z.object({
    accept_all: z.number(),
    accept: z.number(),
    reconsent: z.number(),
    decline_all: z.number(),
  }),
  by_category: z.array(
    z.object({ id: z.string(), type: z.number(), granted: z.number(), denied: z.number() }),
  ),
  by_device: z.array(z.object({ device: z.enum(DEVICES), count: z.number() })),
  by_language: z.array(z.object({ language: lang, count: z.number() })),
  trend: z.array(dailyRow),
};

export type PeriodFigures = z.output<z.ZodMiniObject<typeof periodFigures>>;

/**
 * How often a banner was shown, answered and answered with an acceptance of something or everything; times, not visitors.
 * Withdrawals and decisions of a browser's signal answer no banner. Who opens the settings again and changes something counts
 * as an answer, too, so that there may be more of them than shows.
 */
const funnel = z.object({ shown: z.number(), answered: z.number(), accepted: z.number() });
export type Funnel = z.output<typeof funnel>;

/** The same figures of as many days right before. */
const before = z.object({
  from: z.string(),
  to: z.string(),
  unique_clients: z.number(),
  users_accepted: z.number(),
  users_declined: z.number(),
  funnel,
});

/** Row 39. One call serves the dashboard page. */
export const getApplicationSummary = endpoint({
  name: 'getApplicationSummary',
  service: 'consents',
  method: 'GET',
  path: '/applications/:id/summary',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Figures of a website: cookies, accepted, declined and their trend',
  params: z.object({ id }),
  query: z.strictObject({ month: z.optional(month), ...rangeQuery }),
  answer: z.object({
    /** The website that all of this is about. */
    application: z.object({ id: z.string(), domain_name: z.string(), name: z.string() }),
    total_cookies: z.number(),
    unclassified_count: z.number(),
    /** Items that the latest scan saw without the consent they need; null before the first. */
    violations: z.nullable(z.number()),
    last_scan: z.nullable(
      z.object({ id: z.string(), status: z.string(), finished_at: z.nullable(z.string()) }),
    ),
    ...periodFigures,
    /** Decisions that were refused because too many came at once, and that have not arrived since. At least so many. */
    unrecorded: z.number(),
    funnel,
    before,
    /** This month's visitors against the stated limit (decision D-34); nothing ever stops at it. */
    usage: z.object({
      month: z.string(),
      unique_clients: z.number(),
      limit: z.nullable(z.number()),
      free_until: z.nullable(z.string()),
    }),
  }),
  resource: 'application',
});
