import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useCallback } from 'react';
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
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const events = list.data?.pages.flatMap((page) => page.entities) ?? [];

  const content = () => {
    if (list.isLoading || list.isUninitialized) return <Skeleton $height="320px" />;
    if (list.isError && events.length === 0) {
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    }
    if (events.length === 0) return <EmptyState title={t('audit.empty')}>{t('audit.empty_hint')}</EmptyState>;
    return (
      <InfiniteList
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={more}
      >
        <AuditTable events={events} />
      </InfiniteList>
    );
  };

  return (
    <>
      <AuditFilterBar filters={filters} onChange={change} onClear={clear} />
      {content()}
    </>
  );
};
