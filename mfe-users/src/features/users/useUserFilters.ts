import { useSearchParams } from '@yinyom/mfe-kit';

export const STATUSES = ['all', 'active'] as const;
export const SORTS = ['created_at', 'name', 'last_access_at'] as const;

/** What the list shows. Kept in the address, so that it survives a reload and can be sent to a colleague. */
export interface UserFilters {
  status: (typeof STATUSES)[number];
  sort: (typeof SORTS)[number];
  q: string;
}

const oneOf = <Value extends string>(allowed: readonly Value[], given: string | null): Value | undefined =>
  allowed.find((value) => value === given);

/** The filters of the address, anything unknown replaced by the default, and the function that changes them. */
export const useUserFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters: UserFilters = {
    status: oneOf(STATUSES, search.get('status')) ?? 'all',
    sort: oneOf(SORTS, search.get('sort')) ?? 'created_at',
    q: (search.get('q') ?? '').slice(0, 64),
  };
  const change = (changed: Partial<UserFilters>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  return { filters, change };
};
