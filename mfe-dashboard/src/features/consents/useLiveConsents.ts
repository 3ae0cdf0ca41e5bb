import { useEffect } from 'react';
import { useConsentPagesInfiniteQuery, useNewestConsentsQuery } from './consentsApi';
import type { ConsentQuery } from './consentsApi';
import { leavesGap, mergeNewest } from './mergeNewest';
import { useTabVisible } from './useTabVisible';

/** Milliseconds between two looks: a visitor's click is to be seen within five seconds. */
export const REFRESH_MS = 3000;

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
    /** Id of the latest decision: changes whenever a visitor decides. */
    latestId: newest[0]?.id ?? loaded[0]?.id,
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
