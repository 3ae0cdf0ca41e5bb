import type { Consent } from '@yinyom/contracts/consents/consent';
import { useEffect } from 'react';
import type { Live } from '../../live/useLiveWebsite';
import { useThrottled } from '../../live/useThrottled';
import type { RowQuery } from '../../rows/rowFilters';
import {
  useConsentPagesInfiniteQuery,
  useLogPagesInfiniteQuery,
  useNewestConsentsQuery,
  useNewestLogsQuery,
} from './consentsApi';
import { leavesGap, mergeNewest } from './mergeNewest';

/** Milliseconds between two looks at the newest, however many decide. */
const LOOK_MS = 3_000;
const ANEW = { refetchOnMountOrArgChange: true };

/** Pages of one of the lists and the newest of it; only the wanted one is asked for. */
const useRows = (query: RowQuery, log: boolean) => {
  const states = useConsentPagesInfiniteQuery({ query }, { ...ANEW, skip: log });
  const newestStates = useNewestConsentsQuery(
    { query, quiet: true },
    { ...ANEW, skip: log || !states.isSuccess },
  );
  const logs = useLogPagesInfiniteQuery({ query }, { ...ANEW, skip: !log });
  const newestLogs = useNewestLogsQuery({ query, quiet: true }, { ...ANEW, skip: !log || !logs.isSuccess });
  return log ? { pages: logs, head: newestLogs } : { pages: states, head: newestStates };
};

/**
 * The rows that match, newest first: pages are loaded as the reader scrolls, and what visitors decide in the meantime appears on
 * top by itself.
 * @param log every decision instead of the state of each visitor
 */
export const useLiveConsents = (query: RowQuery, log: boolean, { beat }: Live) => {
  const { pages, head } = useRows(query, log);
  const { isUninitialized, refetch: lookAgain } = head;
  const look = useThrottled(() => {
    if (!isUninitialized) void lookAgain();
  }, LOOK_MS);
  useEffect(() => {
    if (beat > 0) look();
  }, [beat, look]);

  const loaded: Consent[] = pages.currentData?.pages.flatMap(({ entities }) => entities) ?? [];
  const newest: Consent[] = head.currentData?.entities ?? [];
  const complete = head.currentData ? !head.currentData.has_more : false;
  const gap = pages.currentData !== undefined && leavesGap(newest, loaded, complete);
  const { refetch } = pages;
  useEffect(() => {
    if (gap) void refetch();
  }, [gap, refetch]);

  return {
    consents: mergeNewest(newest, loaded, log),
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
