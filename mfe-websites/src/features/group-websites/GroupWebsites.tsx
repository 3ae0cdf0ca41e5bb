import { ROLES } from '@yinyom/contracts/constants';
import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { Application } from '@yinyom/contracts/websites/application';
import { formatNumber, Link, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { LongName } from '@yinyom/ui/data/LongName';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { useMemo, useState } from 'react';
import { groupPathName } from '../../common/groups/groupTree';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { AddWebsitesDialog } from './AddWebsitesDialog';
import { MoveWebsiteDialog } from './MoveWebsiteDialog';

/** From so many websites on there is something to search. */
const SEARCHED_FROM = 8;

interface GroupWebsitesProps {
  group: OpenGroup;
  /** Every group that the person sees. */
  groups: readonly WebsiteGroup[];
}

/** The websites of a group and of those below it; Admins move them in and out. */
export const GroupWebsites = ({ group, groups }: GroupWebsitesProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const isAdmin = useSession().role === ROLES.admin;
  const [q, setQ] = useState('');
  const [adding, setAdding] = useState(false);
  const [moved, setMoved] = useState<Application | null>(null);
  const list = useApplicationPagesInfiniteQuery(
    {
      query: {
        organization_id: group.organization_id,
        group_id: group.id,
        sort: 'domain_name',
        order: 'asc',
        limit: '50',
        ...(q && { q }),
      },
      quiet: true,
    },
    { refetchOnMountOrArgChange: true },
  );
  const found = pagedItems(list, true);
  const columns = useMemo<Column<Application>[]>(
    () => [
      {
        key: 'site',
        title: common('list.domain'),
        cell: ({ id, domain_name }) => (
          <Link to={`/websites/${id}`}>
            <LongName>{domain_name}</LongName>
          </Link>
        ),
      },
      {
        key: 'group',
        title: t('websites.group'),
        cell: ({ group_id }) => {
          const own = groups.find(({ id }) => id === group_id);
          return own ? groupPathName(own, groups) : '–';
        },
      },
      {
        key: 'version',
        title: t('websites.version'),
        cell: ({ template_version, pending_changes, enabled }) => (
          <Row $gap={2}>
            {template_version === 0 ? t('state.never') : formatNumber(template_version, lang)}
            {template_version > 0 && pending_changes && <Badge tone="warning">{t('websites.pending')}</Badge>}
            {!enabled && <Badge>{common('list.statusDisabled')}</Badge>}
          </Row>
        ),
      },
      ...(isAdmin
        ? [
            {
              key: 'move',
              title: common('list.actions'),
              hiddenTitle: true,
              cell: (application: Application) => (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t('websites.moveOf', { domain: application.domain_name })}
                  onClick={() => setMoved(application)}
                >
                  {t('websites.move')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, common, lang, groups, isAdmin],
  );
  const add = isAdmin && (
    <Button icon="add" onClick={() => setAdding(true)}>
      {t('websites.add')}
    </Button>
  );
  return (
    <Stack $gap={4}>
      {found && found.length > 0 && (
        <Row $justify="space-between">
          <p>{t('websites.lead')}</p>
          {add}
        </Row>
      )}
      {(q !== '' || group.website_count_below >= SEARCHED_FROM) && (
        <SearchBar label={common('list.search')} q={q} onSearch={setQ} />
      )}
      <PagedList
        list={list}
        current
        placeholder={<RowsSkeleton rows={5} height="56px" />}
        empty={
          q === '' ? (
            <EmptyState icon="globe" title={t('websites.empty')} action={add}>
              {t(isAdmin ? 'websites.emptyText' : 'websites.emptyForOthers')}
            </EmptyState>
          ) : (
            <EmptyState icon="search" title={common('list.noMatchTitle')} />
          )
        }
      >
        {(websites) => (
          <Table caption={t('websites.title')} columns={columns} items={websites} rowKey={({ id }) => id} />
        )}
      </PagedList>
      {adding && <AddWebsitesDialog group={group} onClose={() => setAdding(false)} />}
      {moved && <MoveWebsiteDialog application={moved} groups={groups} onClose={() => setMoved(null)} />}
    </Stack>
  );
};
