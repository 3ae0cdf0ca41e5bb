import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import { useSearchParams } from '@yinyom/mfe-kit';
import { isAuditAction } from './auditEvents';

export const RESULTS = ['success', 'denied', 'error'] as const;

/** What the log shows; an empty value does not filter. Days are YYYY-MM-DD in Bangkok. */
export interface AuditFilters {
  action: AuditAction | '';
  result: (typeof RESULTS)[number] | '';
  from: string;
  to: string;
}

const dayOf = (given: string | null): string => (given && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : '');

/** The filters of the address, anything unknown dropped, and the function that changes them. */
export const useAuditFilters = () => {
  const [search, setSearch] = useSearchParams();
  const action = search.get('action') ?? '';
  const filters: AuditFilters = {
    action: isAuditAction(action) ? action : '',
    result: RESULTS.find((value) => value === search.get('result')) ?? '',
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
  };
  const change = (changed: Partial<AuditFilters>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  return { filters, change, clear: () => setSearch({}, { replace: true }) };
};
