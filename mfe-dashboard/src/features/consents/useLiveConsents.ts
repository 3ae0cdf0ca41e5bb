import { useEffect } from 'react';
import { useConsentPagesInfiniteQuery, useNewestConsentsQuery } from './consentsApi';
import type { ConsentQuery } from './consentsApi';
import { leavesGap, mergeNewest } from './mergeNewest';
import { REFRESH_MS } from './refreshTime';
import { useTabVisible } from './useTabVisible';

/**
 * The consents that match, newest first: pages are loaded as the reader scrolls, and what visitors decide in the
 * meantime appears on top by itself.
 */
export const useLiveConsents = (query: ConsentQuery) => {
  const visible = useTabVisible();
  const pages = useConsentPagesInfiniteQuery({ query }, { refetchOnMountOrArgChange: true });
  const head = useNewestConsentsQuery(
    { query, quiet: true },
    { pollingInterval: visible ? REFRESH_MS : 0, skip: !pages.isSuccess, refetchOnMountOrArgChange: true },
  );

  const loaded = pages.currentData?.pages.flatMap((page) => page.entities) ?? [];
  const newest = head.currentData?.entities ?? [];
  const complete = head.currentData ? !head.currentData.has_more : false;
  const gap = pages.currentData !== undefined && leavesGap(newest, loaded, complete);
  const { refetch } = pages;
  useEffect(() => {
    if (gap) void refetch();
  }, [gap, refetch]);

  return {
    consents: mergeNewest(newest, loaded),
    loading: pages.isFetching && !pages.currentData,
    loadingMore: pages.isFetchingNextPage,
    failed: pages.isError && !pages.currentData,
    failedMore: pages.isFetchNextPageError,
    error: pages.error,
    hasMore: pages.hasNextPage,
    loadMore: pages.fetchNextPage,
    retry: refetch,
  };
};
