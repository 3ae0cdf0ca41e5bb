import { ROLES } from '@yinyom/contracts/constants';
import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import { PLACES } from '@yinyom/contracts/places';
import { formatNumber, Link, useLang, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Badge } from '@yinyom/ui/data/Badge';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useEffect } from 'react';
import { useMemberPagesInfiniteQuery } from '../../api/memberApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { peopleOf } from './peopleOf';

interface GroupPeopleProps {
  group: OpenGroup;
  groups: readonly WebsiteGroup[];
}

/** Who sees the websites of a group because of it. Only Admins may list people, and change them on their own page. */
export const GroupPeople = ({ group, groups }: GroupPeopleProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const isAdmin = useSession().role === ROLES.admin;
  const list = useMemberPagesInfiniteQuery(
    {
      params: { id: group.organization_id },
      query: { limit: '100', sort: 'name', order: 'asc' },
      quiet: true,
    },
    { skip: !isAdmin, refetchOnMountOrArgChange: true },
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  if (!isAdmin) return <EmptyState icon="lock" title={t('people.adminsOnly')} />;
  const people = hasNextPage ? undefined : list.currentData?.pages.flatMap(({ entities }) => entities);
  if (!people)
    return isError && !isFetching ? (
      <ErrorState onRetry={() => void list.refetch()} />
    ) : (
      <RowsSkeleton rows={4} height="56px" />
    );
  const { limited, whole } = peopleOf(people, group.path);
  const nameOf = (id: string) => groups.find((each) => each.id === id)?.name ?? '–';
  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <p>{t('people.whole', { number: formatNumber(whole, lang) })}</p>
        <ButtonLink as={Link} to={PLACES.users} $kind="secondary">
          {t('people.manage')}
        </ButtonLink>
      </Row>
      {limited.length === 0 ? (
        <EmptyState icon="user" title={t('people.empty')}>
          {t('people.emptyText')}
        </EmptyState>
      ) : (
        <Table
          caption={t('people.title')}
          items={limited}
          rowKey={({ person }) => person.id}
          columns={[
            { key: 'name', title: t('people.name'), cell: ({ person }) => person.name || person.email },
            { key: 'email', title: t('people.email'), cell: ({ person }) => person.email },
            { key: 'role', title: t('people.role'), cell: ({ person }) => t(`people.role_${person.role}`) },
            {
              key: 'through',
              title: t('people.through'),
              cell: ({ person, through }) => (
                <Row $gap={2}>
                  {through.map(nameOf).join(', ')}
                  {person.status !== 'active' && <Badge>{t(`people.${person.status}`)}</Badge>}
                </Row>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
};
