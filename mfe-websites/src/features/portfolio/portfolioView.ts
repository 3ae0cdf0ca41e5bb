import type { BulkFilter } from '@yinyom/contracts/bulk/bulkAction';
import { HEALTH, type Health } from '@yinyom/contracts/compliance/health';
import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import {
  PORTFOLIO_SORTS,
  type listPortfolio,
  type PortfolioSort,
} from '@yinyom/contracts/consents/portfolio';
import type { QueryInputOf } from '@yinyom/contracts/endpoint';

export const STATUSES = ['all', 'active', 'disabled'] as const;
export type Status = (typeof STATUSES)[number];

/** How the portfolio is narrowed down and sorted, as it stands in the address. */
export interface PortfolioView {
  q: string;
  /** Empty: every one. */
  health: Health | '';
  status: Status;
  /** Id of a group; empty: every website. */
  group: string;
  neverScanned: boolean;
  pending: boolean;
  sort: PortfolioSort;
}

export const WHOLE: PortfolioView = {
  q: '',
  health: '',
  status: 'all',
  group: '',
  neverScanned: false,
  pending: false,
  sort: 'health',
};

/** Anything else is no group, and would be refused. */
const GROUP_ID = /^[0-9a-f]{24}$/;

const oneOf = <T extends string>(values: readonly T[], asked: string | null): T | undefined =>
  values.find((value) => value === asked);

/** Reads the view from an address; values that do not exist count as the standard ones. */
export const readPortfolioView = (search: URLSearchParams): PortfolioView => ({
  q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  health: oneOf(HEALTH, search.get('health')) ?? WHOLE.health,
  status: oneOf(STATUSES, search.get('status')) ?? WHOLE.status,
  group: GROUP_ID.exec(search.get('group') ?? '')?.[0] ?? WHOLE.group,
  neverScanned: search.get('never_scanned') === '1',
  pending: search.get('pending') === '1',
  sort: oneOf(PORTFOLIO_SORTS, search.get('sort')) ?? WHOLE.sort,
});

/** The address parameters of a view; standard values are left out. */
export const portfolioParams = (view: PortfolioView): Record<string, string> => ({
  ...(view.q && { q: view.q }),
  ...(view.health && { health: view.health }),
  ...(view.status !== WHOLE.status && { status: view.status }),
  ...(view.group && { group: view.group }),
  ...(view.neverScanned && { never_scanned: '1' }),
  ...(view.pending && { pending: '1' }),
  ...(view.sort !== WHOLE.sort && { sort: view.sort }),
});

/** How many of the filters besides the text narrow the list down. */
export const activeFilters = ({ health, status, group, neverScanned, pending }: PortfolioView): number =>
  [health !== '', status !== 'all', group !== '', neverScanned, pending].filter(Boolean).length;

export const isWhole = (view: PortfolioView): boolean => view.q === '' && activeFilters(view) === 0;

/** The same as a filter of the websites that something is done to. */
export const bulkFilterOf = ({
  q,
  health,
  status,
  group,
  neverScanned,
  pending,
}: PortfolioView): Partial<BulkFilter> => ({
  status,
  ...(q && { q }),
  ...(health && { health }),
  ...(group && { group_id: group }),
  ...(neverScanned && { never_scanned: '1' as const }),
  ...(pending && { pending: '1' as const }),
});

/** What the list and the file are asked for. */
export const portfolioQuery = (
  organizationId: string,
  { q, health, status, group, neverScanned, pending, sort }: PortfolioView,
): Omit<QueryInputOf<typeof listPortfolio>, 'page' | 'limit'> => ({
  organization_id: organizationId,
  status,
  sort,
  ...(q && { q }),
  ...(health && { health }),
  ...(group && { group_id: group }),
  ...(neverScanned && { never_scanned: '1' as const }),
  ...(pending && { pending: '1' as const }),
});
