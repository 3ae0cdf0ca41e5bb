import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { UserFilterBar } from './UserFilterBar';
import { useListOrganizationUsersInfiniteQuery } from './usersApi';
import { UserTable } from './UserTable';
import { useUserFilters } from './useUserFilters';

const Count = styled.p`
  min-height: 1.6em;
  margin-bottom: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.muted};
`;

/** The people of the chosen organization: search, filter, order, and more as one scrolls. */
export const UserList = () => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const { filters, change } = useUserFilters();
  const { q, status, sort } = filters;
  const list = useListOrganizationUsersInfiniteQuery(
    {
      params: { id: organizationId ?? '' },
      query: { status, sort, order: sort === 'name' ? 'asc' : 'desc', q: q || undefined },
    },
    { skip: organizationId === null },
  );
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const users = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const total = list.data?.pages[0]?.total ?? null;
  const isFiltered = q !== '' || status !== 'all';

  const content = () => {
    if (list.isLoading || list.isUninitialized) {
      return (
        <Stack role="status">
          <Skeleton $height="44px" />
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
        </Stack>
      );
    }
    if (list.isError && users.length === 0) {
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    }
    if (users.length === 0) {
      const key = isFiltered ? 'nothing' : 'empty';
      return (
        <EmptyState icon="user" title={t(`users.${key}`)}>
          {t(`users.${key}_hint`)}
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
        <UserTable users={users} />
      </InfiniteList>
    );
  };

  return (
    <>
      <UserFilterBar filters={filters} onChange={change} />
      <Count aria-live="polite">{total !== null && t('users.count', { count: total })}</Count>
      {content()}
    </>
  );
};
