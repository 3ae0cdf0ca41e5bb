import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useCallback } from 'react';
import { useListProcessingActivityPagesInfiniteQuery } from '../../calls/recordApi';
import { ActivityTable } from './ActivityTable';

/** All activities of the organization; one at least is made by the platform, so the list is never empty. */
export const ActivityList = () => {
  const { organizationId } = useSession();
  const list = useListProcessingActivityPagesInfiniteQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const activities = list.data?.pages.flatMap((page) => page.entities) ?? [];
  if (list.isError && activities.length === 0)
    return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
  if (list.data === undefined) return <Skeleton $height="220px" />;
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={more}
    >
      <ActivityTable activities={activities} />
    </InfiniteList>
  );
};
