import * as z from 'zod/mini';
import { portfolioFilter, portfolioSite } from '../consents/portfolio';

const { q, status, health, group_id, never_scanned, pending } = portfolioFilter;

/** Whose websites, and which of them. */
const asked = {
  organization_id: z.string(),
  /** None but these; null: every one. */
  application_ids: z.nullable(z.array(z.string())),
  filter: z.strictObject({ q, status, health, group_id, never_scanned, pending }),
  sort: z.enum(['health', 'domain_name', 'last_scan']),
  order: z.enum(['asc', 'desc']),
};

/** Websites as the portfolio shows them. */
export const portfolioCalls = {
  /** A page of websites, and how many there are in all. */
  listPortfolioSites: {
    input: z.strictObject({
      ...asked,
      page: z.number(),
      limit: z.number(),
      with_total: z.boolean(),
    }),
    output: z.object({
      sites: z.array(portfolioSite),
      has_more: z.boolean(),
      /** Null where it was not asked for. */
      total: z.nullable(z.number()),
    }),
  },
  /** Ids of all of them in the same order. */
  listPortfolioIds: {
    input: z.strictObject(asked),
    output: z.array(z.string()),
  },
};
