import * as z from 'zod/mini';
import { TIME_ZONE } from '../constants';
import { endpoint } from '../endpoint';
import { month } from '../fields';
import { applicationId, rangeQuery } from './consentFields';

const counts = {
  /** Times the banner was shown, as the visitors' script reports it. */
  shown: z.number(),
  accept_all: z.number(),
  accept: z.number(),
  reconsent: z.number(),
  decline_all: z.number(),
  total: z.number(),
  /**
   * The total by what came of it: consent to something or everything, or to nothing. `reconsent` holds later decisions
   * of both kinds, withdrawals among them.
   */
  accepted: z.number(),
  declined: z.number(),
  /** Of `declined`: decisions that withdrew what the visitor had accepted before. Decisions in both reports. */
  withdrawn: z.number(),
  unique_clients: z.number(),
};

/** One day in Asia/Bangkok. */
export const dailyRow = z.object({ date: z.string(), ...counts });
export type DailyRow = z.output<typeof dailyRow>;

/** Sums of the rows; `unique_clients` is counted over the whole period, so it is not their sum. */
export const dailyTotals = z.object(counts);
export type DailyTotals = z.output<typeof dailyTotals>;

const query = z.strictObject({ application_id: applicationId, month: z.optional(month), ...rangeQuery });
export const dailyReport = z.object({
  entities: z.array(dailyRow),
  totals: dailyTotals,
  timezone: z.literal(TIME_ZONE),
});
export type DailyReport = z.output<typeof dailyReport>;

/** Row 69. Every visitor counts once a day, by the last decision of that day. */
export const getConsentsDailyReport = endpoint({
  name: 'getConsentsDailyReport',
  service: 'consents',
  method: 'GET',
  path: '/consents/dailyReport',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Visitors per day by their last decision of the day',
  query,
  answer: dailyReport,
  resource: 'application',
});

/** Row 72. Every decision counts. */
export const getConsentLogsDailyReport = endpoint({
  name: 'getConsentLogsDailyReport',
  service: 'consents',
  method: 'GET',
  path: '/consentLogs/dailyReport',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Decisions per day',
  query,
  answer: dailyReport,
  resource: 'application',
});
