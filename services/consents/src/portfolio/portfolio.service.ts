import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import {
  PORTFOLIO_DAYS,
  type listPortfolio,
  type PortfolioRow,
  type PortfolioSite,
} from '@yinyom/contracts/consents/portfolio';
import type { QueryOf } from '@yinyom/contracts/endpoint';
import { addDays, bangkokDay, eachDay } from '@yinyom/contracts/time/bangkokDay';
import type { CounterStore } from '../figures/counter.store';
import { addTallies } from '../figures/tally';
import { decidedIn, type Latest } from '../overviews/overviews.service';
import type { WebsitesClient } from '../sites/siteDirectory';

interface Parts {
  websites: Pick<WebsitesClient, 'listPortfolioSites' | 'listPortfolioIds'>;
  counters: Pick<CounterStore, 'ofSites' | 'decidedLately'>;
}

type Query = Omit<QueryOf<typeof listPortfolio>, 'organization_id'>;
/** What a page and the file are asked for alike. */
export type PortfolioAsked = Omit<Query, 'page' | 'limit'>;

/** Whose portfolio it is, and of which websites; null: of every one. */
export interface PortfolioOf {
  organizationId: string;
  applications: readonly string[] | null;
}

/** Websites whose counters are read at once. */
const STEP = 100;

const startOf = (today: string): string => addDays(today, 1 - PORTFOLIO_DAYS);

/** How many visitors decided last on a day. */
const visitorsOf = ({ latest }: Latest): number =>
  Object.values(addTallies(Object.values(latest))).reduce((sum, count) => sum + count, 0);

const figuresOf = (counters: readonly Latest[], today: string) => {
  const { decided, accepted } = decidedIn(counters, startOf(today), today);
  const byDay = new Map(counters.map((counter) => [counter.day, visitorsOf(counter)]));
  return {
    decided,
    acceptance: decided < FEWEST_FOR_PERCENT ? null : accepted / decided,
    decided_by_day: eachDay(startOf(today), today).map((day) => byDay.get(day) ?? 0),
  };
};

/** The websites of an organization with what is worst about each, and what their visitors decided lately. */
export const createPortfolio = ({ websites, counters }: Parts) => {
  const askedOf = ({ organizationId, applications }: PortfolioOf, asked: PortfolioAsked) => {
    const { q, status, health, group_id, never_scanned, pending, sort, order = 'asc' } = asked;
    return {
      organization_id: organizationId,
      application_ids: applications && [...applications],
      filter: { q, status, health, group_id, never_scanned, pending },
      sort: sort === 'decisions' ? ('domain_name' as const) : sort,
      order,
    };
  };

  const withFigures = async (sites: readonly PortfolioSite[], today: string): Promise<PortfolioRow[]> => {
    const ids = sites.map(({ application_id }) => application_id);
    const found = await counters.ofSites(ids, startOf(today), today);
    return sites.map((site) => ({ ...site, ...figuresOf(found.get(site.application_id) ?? [], today) }));
  };

  /** Ids of everything that the filter matches, in order; of as many decisions by domain. */
  const sortedIds = async (of: PortfolioOf, asked: PortfolioAsked, today: string): Promise<string[]> => {
    const ids = await websites.listPortfolioIds(askedOf(of, asked));
    if (asked.sort !== 'decisions') return ids;
    const decided = await counters.decidedLately(ids, startOf(today), today);
    const direction = asked.order === 'asc' ? 1 : -1;
    return ids.sort((one, other) => direction * ((decided.get(one) ?? 0) - (decided.get(other) ?? 0)));
  };

  /** Websites in the order of their ids; those that were deleted meanwhile are left out. */
  const sitesOf = async (organizationId: string, ids: readonly string[]): Promise<PortfolioSite[]> => {
    const { sites } = await websites.listPortfolioSites({
      ...askedOf({ organizationId, applications: ids }, { status: 'all', sort: 'domain_name' }),
      page: 1,
      limit: ids.length,
      with_total: false,
    });
    const found = new Map(sites.map((site) => [site.application_id, site]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  const rowsOf = async (organizationId: string, ids: readonly string[], today: string) =>
    withFigures(await sitesOf(organizationId, ids), today);

  return {
    list: async (of: PortfolioOf, { page, limit, with_total, ...asked }: Query, now = new Date()) => {
      const today = bangkokDay(now);
      const envelope = { page, limit, next_cursor: null };
      if (asked.sort === 'decisions') {
        const ids = await sortedIds(of, asked, today);
        const shown = ids.slice((page - 1) * limit, page * limit);
        const entities = await rowsOf(of.organizationId, shown, today);
        return { entities, ...envelope, total: ids.length, has_more: page * limit < ids.length };
      }
      const { sites, ...rest } = await websites.listPortfolioSites({
        ...askedOf(of, asked),
        page,
        limit,
        with_total: with_total === '1',
      });
      return { entities: await withFigures(sites, today), ...envelope, ...rest };
    },

    /** Every website, worst first, in steps. */
    siteSteps: async function* (of: PortfolioOf) {
      const ids = await websites.listPortfolioIds(askedOf(of, { status: 'all', sort: 'health' }));
      for (let from = 0; from < ids.length; from += STEP)
        yield await sitesOf(of.organizationId, ids.slice(from, from + STEP));
    },

    /** Every website that the filter matches, in steps. Which ones and their order is settled at the beginning. */
    steps: async function* (of: PortfolioOf, asked: PortfolioAsked, now = new Date()) {
      const today = bangkokDay(now);
      const ids = await sortedIds(of, asked, today);
      for (let from = 0; from < ids.length; from += STEP)
        yield await rowsOf(of.organizationId, ids.slice(from, from + STEP), today);
    },
  };
};
export type Portfolio = ReturnType<typeof createPortfolio>;
