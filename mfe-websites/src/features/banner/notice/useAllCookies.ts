import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { useEffect, useMemo } from 'react';
import { useCookiePagesInfiniteQuery } from '../../../api/cookieApi';
import { SHOWN_ORDER } from './draftSnapshot';

/** Every cookie of a website in the order that visitors read them, page after page; undefined until all are there. */
export const useAllCookies = (applicationId: string): readonly Cookie[] | undefined => {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useCookiePagesInfiniteQuery({
    query: { application_id: applicationId, limit: '100', ...SHOWN_ORDER },
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return useMemo(
    () => (data && !hasNextPage ? data.pages.flatMap(({ entities }) => entities) : undefined),
    [data, hasNextPage],
  );
};
