import * as z from 'zod/mini';
import { HEALTH, siteHealth } from '../compliance/health';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, list, pageQuery, search } from '../fields';

/** Days of the small line, today included. */
export const PORTFOLIO_DAYS = 30;

export const PORTFOLIO_SORTS = ['health', 'domain_name', 'last_scan', 'decisions'] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];

/** What narrows the list down; the file takes the same. */
export const portfolioFilter = {
  q: search,
  status: z._default(z.enum(['all', 'active', 'disabled']), 'all'),
  /** None but websites of which this is worst. */
  health: z.optional(z.enum(HEALTH)),
  /** None but websites of this group and of the groups below it. */
  group_id: z.optional(id),
  /** None but websites without any scan with a result. */
  never_scanned: z.optional(z.enum(['1'])),
  /** None but websites whose visitors do not see the newest state. */
  pending: z.optional(z.enum(['1'])),
  sort: z._default(z.enum(PORTFOLIO_SORTS), 'health'),
  /** Default: worst health, first name, oldest scan and most decisions first. */
  order: z.optional(z.enum(['asc', 'desc'])),
};

/** What the websites service keeps about a website of the portfolio. */
export const portfolioSite = z.object({
  application_id: z.string(),
  domain_name: z.string(),
  name: z.string(),
  default_language: z.string(),
  enabled: z.boolean(),
  /** Ids of its groups, from the top; absent: in none. */
  group_path: z.optional(z.array(id)),
  /** Sections that are not what its groups give now: outdated, or the website's own; absent: in no group. */
  deviations: z.optional(z.number()),
  health: siteHealth,
  pending_changes: z.boolean(),
  /** 0 = not published yet. */
  template_version: z.number(),
  /** How the latest scan stands; null before the first. */
  scan_status: z.nullable(z.string()),
  /** The latest scan with a result, and when it ended; null before the first. */
  scan_id: z.nullable(z.string()),
  scanned_at: z.nullable(z.string()),
});
export type PortfolioSite = z.output<typeof portfolioSite>;

/** One website of the portfolio. */
export const portfolioRow = z.object({
  ...portfolioSite.shape,
  /** Visitors who decided in the last 30 days with today, each once by the latest decision. */
  decided: z.number(),
  /** Share of those who accepted something or everything; null where too few decided to say so. */
  acceptance: z.nullable(z.number()),
  /** Visitors who decided, for each of the 30 days, oldest first. */
  decided_by_day: z.array(z.number()),
});
export type PortfolioRow = z.output<typeof portfolioRow>;

const organization = {
  /** What cannot be an id names nothing, as a foreign one. */
  organization_id: z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'not_found')),
};

/** The websites of an organization that the caller may see, in the order of what is worst about them. */
export const listPortfolio = endpoint({
  name: 'listPortfolio',
  service: 'consents',
  method: 'GET',
  path: '/portfolio',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'reports:read',
  summary: 'Websites of an organization with what is worst about each, and what visitors decided',
  query: z.strictObject({
    ...organization,
    ...portfolioFilter,
    ...pageQuery,
    /** Counting takes longer than a page, so a page comes without it. */
    with_total: z.optional(z.enum(['1'])),
  }),
  answer: list(portfolioRow),
  resource: 'organization_id',
});

/** Every website that the filter matches, in a file; an organization has at most 10,000. */
export const getPortfolioCsv = endpoint({
  name: 'getPortfolioCsv',
  service: 'consents',
  method: 'GET',
  path: '/portfolio.csv',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'reports:read',
  summary: 'The same as a CSV file with every website that the filter matches',
  query: z.strictObject({
    ...organization,
    ...portfolioFilter,
    /** Of the reasons; default: the language of the request. */
    language: z.optional(lang),
  }),
  files: ['text/csv'],
  resource: 'organization_id',
});
