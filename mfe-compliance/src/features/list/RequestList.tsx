import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useCallback } from 'react';
import { useListSubjectRequestPagesInfiniteQuery } from '../../calls/requestsApi';
import type { useRequestFilters } from '../../filters/useRequestFilters';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { RequestTable } from './RequestTable';

interface RequestListProps {
  state: 'all' | 'open' | 'closed' | RequestState;
  query: ReturnType<typeof useRequestFilters>['query'];
  onClear: () => void;
}

/** Requests in one state or several, the earliest due date first, more as one scrolls. */
export const RequestList = ({ state, query, onClear }: RequestListProps) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const list = useListSubjectRequestPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: { ...query, state } },
    { skip: organizationId === null },
  );
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const requests = list.data?.pages.flatMap((page) => page.entities) ?? [];

  if (list.isError && requests.length === 0)
    return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
  if (list.data === undefined) return <Skeleton $height="320px" />;
  if (requests.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t('list.nothing')}
        action={
          <Button kind="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        }
      >
        {t('list.nothing_hint')}
      </EmptyState>
    );
  }
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={more}
    >
      <RequestTable requests={requests} />
    </InfiniteList>
  );
};
