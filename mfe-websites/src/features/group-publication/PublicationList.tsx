import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCallback } from 'react';
import { usePublicationPagesInfiniteQuery } from '../../api/groupPublicationApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { PublicationCard } from './PublicationCard';
import { isGoingOn } from './publicationState';

/** The publications of a group, newest first; plans that were never confirmed are left out. */
export const PublicationList = ({ group }: { group: OpenGroup }) => {
  const t = useGroupTexts();
  const list = usePublicationPagesInfiniteQuery(
    { params: { id: group.id }, query: {}, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const publications = list.currentData?.pages
    .flatMap(({ entities }) => entities)
    .filter(({ started_at }) => started_at !== null);
  if (!publications)
    return list.isError && !list.isFetching ? (
      <ErrorState onRetry={() => void list.refetch()} />
    ) : (
      <RowsSkeleton rows={3} height="120px" />
    );
  if (publications.length === 0 && !list.hasNextPage)
    return (
      <EmptyState icon="upload" title={t('publications.empty')}>
        {t('publications.emptyText')}
      </EmptyState>
    );
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={loadMore}
    >
      <Stack $gap={4}>
        {publications.map((publication) => (
          <PublicationCard key={publication.id} first={publication} open={isGoingOn(publication.state)} />
        ))}
      </Stack>
    </InfiniteList>
  );
};
