import { CLOSED_STATES, OPEN_STATES, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { SUBJECT_RIGHTS, type SubjectRight } from '@yinyom/contracts/requests/rights';
import { addDays, bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { useSearchParams, useSession } from '@yinyom/mfe-kit';
import { SOON_DAYS } from '../clock/daysLeft';

export const DUE = ['soon', 'overdue'] as const;
export const ASSIGNED = ['me', 'none'] as const;
/** States of the list; an empty state shows the board of open requests. */
export const LISTED = ['all', 'open', 'closed', ...OPEN_STATES, ...CLOSED_STATES] as const;

/** What the page shows; an empty value does not filter. */
export interface RequestFilters {
  q: string;
  state: 'all' | 'open' | 'closed' | RequestState | '';
  right: SubjectRight | '';
  due: (typeof DUE)[number] | '';
  assigned: (typeof ASSIGNED)[number] | '';
}

/** Columns that order the list. */
export const SORTS = ['number', 'due_at', 'received_at'] as const;
export interface RequestOrder {
  sort: (typeof SORTS)[number];
  order: 'asc' | 'desc';
}

const among = <T extends string>(values: readonly T[], given: string | null): T | '' =>
  values.find((value) => value === given) ?? '';

/** The filters of the address, anything unknown dropped, and the functions that change them. */
export const useRequestFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const filters: RequestFilters = {
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    state: among(LISTED, search.get('state')),
    right: among(SUBJECT_RIGHTS, search.get('right')),
    due: among(DUE, search.get('due')),
    assigned: among(ASSIGNED, search.get('assigned')),
  };
  const sort = among(SORTS, search.get('sort'));
  const chosen: RequestOrder | null =
    sort === '' ? null : { sort, order: search.get('order') === 'desc' ? 'desc' : 'asc' };
  const change = (changed: Partial<RequestFilters> | RequestOrder): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  const { q, right, due, assigned } = filters;
  return {
    filters,
    change,
    clear: () => setSearch({}, { replace: true }),
    /** How a person ordered the list; null: as its state has it. */
    chosen,
    isNarrowed: Object.values(filters).some(Boolean),
    /** What the platform is asked for besides the state. */
    query: {
      q: q || undefined,
      right: right || undefined,
      due_before: due ? addDays(bangkokToday(), due === 'soon' ? SOON_DAYS : -1) : undefined,
      assigned_to: assigned === 'me' ? user?.id : assigned || undefined,
      sort: 'due_at' as const,
      order: 'asc' as const,
    },
  };
};
