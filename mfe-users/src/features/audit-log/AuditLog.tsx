import { useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useListAuditLogInfiniteQuery } from './auditApi';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { useAuditFilters } from './useAuditFilters';

/** The audit log of the chosen organization, newest first, more as one scrolls. */
export const AuditLog = () => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const { filters, change, clear } = useAuditFilters();
  const { action, result, from, to } = filters;
  const list = useListAuditLogInfiniteQuery(
    {
      params: { id: organizationId ?? '' },
      query: {
        action: action || undefined,
        result: result || undefined,
        from: from || undefined,
        to: to || undefined,
      },
    },
    { skip: organizationId === null },
  );

  return (
    <>
      <AuditFilterBar filters={filters} onChange={change} onClear={clear} />
      <PagedList
        list={list}
        placeholder={<Skeleton $height="320px" />}
        empty={<EmptyState title={t('audit.empty')}>{t('audit.empty_hint')}</EmptyState>}
      >
        {(events) => <AuditTable events={events} />}
      </PagedList>
    </>
  );
};
