import type { ApplicationQuery } from '../../api/applicationApi';

export const SORTS = ['updated_at', 'created_at', 'domain_name'] as const;
export type Sort = (typeof SORTS)[number];
export const STATUSES = ['all', 'active', 'disabled'] as const;
export type Status = (typeof STATUSES)[number];

/** From so many websites on there is something to search and sort. */
export const MANY = 8;
/** From so many on they are worth a view of all at once. */
export const PORTFOLIO_FROM = 10;

/** How the list is narrowed and sorted, as it stands in the address. */
export interface ListView {
  q: string;
  sort: Sort;
  status: Status;
}

const oneOf = <T extends string>(values: readonly T[], asked: string | null, standard: T): T =>
  values.find((value) => value === asked) ?? standard;

/** Reads the view from an address; values that do not exist count as the standard ones. */
export const readView = (search: URLSearchParams): ListView => ({
  q: (search.get('q') ?? '').trim().slice(0, 64),
  sort: oneOf(SORTS, search.get('sort'), 'updated_at'),
  status: oneOf(STATUSES, search.get('status'), 'all'),
});

/** The address parameters of a view; standard values are left out. */
export const viewParams = (view: ListView): Record<string, string> => ({
  ...(view.q && { q: view.q }),
  ...(view.sort !== 'updated_at' && { sort: view.sort }),
  ...(view.status !== 'all' && { status: view.status }),
});

/** The list call of a view: dates newest first, names from A. */
export const listQuery = (organizationId: string, view: ListView): ApplicationQuery => ({
  organization_id: organizationId,
  sort: view.sort,
  order: view.sort === 'domain_name' ? 'asc' : 'desc',
  status: view.status,
  q: view.q || undefined,
});
