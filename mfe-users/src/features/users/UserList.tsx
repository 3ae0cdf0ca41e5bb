import { useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
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
  const total = list.data?.pages[0]?.total ?? null;
  const none = q !== '' || status !== 'all' ? 'nothing' : 'empty';

  return (
    <>
      <UserFilterBar filters={filters} onChange={change} />
      <Count aria-live="polite">{total !== null && t('users.count', { count: total })}</Count>
      <PagedList
        list={list}
        placeholder={
          <Stack role="status">
            <Skeleton $height="44px" />
            <Skeleton $height="64px" />
            <Skeleton $height="64px" />
            <Skeleton $height="64px" />
          </Stack>
        }
        empty={
          <EmptyState icon="user" title={t(`users.${none}`)}>
            {t(`users.${none}_hint`)}
          </EmptyState>
        }
      >
        {(users) => <UserTable users={users} />}
      </PagedList>
    </>
  );
};
