import { lazyPart, useLang, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { Suspense, useState } from 'react';
import { useApplicationPagesInfiniteQuery, useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { ViewSwitch } from '../../common/ViewSwitch';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { applicationColumns } from './applicationColumns';
import { ListControls } from './ListControls';
import { listQuery, MANY, PORTFOLIO_FROM, readView, viewParams } from './listQuery';
import type { ListView } from './listQuery';

// With many websites there is a way to the groups anyway.
const AnyGroup = lazyPart(
  () => import('../../common/groupParts').then((file) => file.AnyGroup),
  () => null,
);

interface ApplicationListProps {
  organizationId: string;
  onAdd: () => void;
}

/** The websites of an organization with the page's heading, whose button is the only one there is: search, order, status; more on scroll; what to do when there is none. */
export const ApplicationList = ({ organizationId, onAdd }: ApplicationListProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const mayAdd = useSeesEveryWebsite();
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const list = useApplicationPagesInfiniteQuery(
    { query: listQuery(organizationId, view) },
    { refetchOnMountOrArgChange: true },
  );
  // While nothing narrows the list this is the same answer.
  const whole = useApplicationPagesInfiniteQuery({
    query: listQuery(organizationId, { ...view, q: '', status: 'all' }),
  });
  const total = whole.currentData?.pages[0]?.total ?? 0;
  const hasPortfolio = total >= PORTFOLIO_FROM;
  const [hasGroup, setHasGroup] = useState(false);
  const changeView = (next: ListView) => setSearch(viewParams(next), { replace: true });
  const pages = list.currentData?.pages ?? [];
  const applications = pages.flatMap((page) => page.entities);
  const narrowed = view.q !== '' || view.status !== 'all';
  const header = (withButton: boolean) => (
    <PageHeader
      title={t('list.title')}
      note={t('list.lead')}
      actions={
        withButton && (
          <Row $gap={3}>
            {(hasPortfolio || hasGroup) && <ViewSwitch shown="list" withPortfolio={hasPortfolio} />}
            {mayAdd && (
              <Button icon="add" onClick={onAdd}>
                {t('list.add')}
              </Button>
            )}
          </Row>
        )
      }
    />
  );

  const changedView = narrowed || view.sort !== 'updated_at';
  const many = changedView || (pages[0]?.total ?? 0) >= MANY;
  const idsOfPages = pages.map(({ entities }) => entities.map(({ id }) => id));
  const pageOf = (id: string) => idsOfPages.find((ids) => ids.includes(id))?.join() ?? id;

  if (!narrowed && list.currentData && applications.length === 0) {
    return (
      <>
        {header(false)}
        <EmptyState
          icon="globe"
          title={t('list.emptyTitle')}
          action={
            mayAdd && (
              <Button icon="add" onClick={onAdd}>
                {t('list.add')}
              </Button>
            )
          }
        >
          {t(mayAdd ? 'list.emptyText' : 'list.noneOfYours')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {header(true)}
      {total > 0 && !hasPortfolio && (
        <Suspense fallback={null}>
          <AnyGroup organizationId={organizationId} onFound={setHasGroup} />
        </Suspense>
      )}
      {many && <ListControls view={view} onChange={changeView} />}
      <PagedList
        list={list}
        current
        placeholder={<RowsSkeleton />}
        empty={
          <EmptyState
            icon="search"
            title={t('list.noMatchTitle')}
            action={
              <Button kind="secondary" onClick={() => changeView({ ...view, q: '', status: 'all' })}>
                {t('list.clear')}
              </Button>
            }
          >
            {t('list.noMatchText')}
          </EmptyState>
        }
        endNote={pages.length > 1}
      >
        {(found) => (
          <Table
            caption={t('list.title')}
            columns={applicationColumns(t, lang, pageOf)}
            items={found}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </>
  );
};
