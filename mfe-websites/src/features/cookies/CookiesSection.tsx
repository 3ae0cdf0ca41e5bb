import type { Application } from '@yinyom/contracts/websites/application';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { formatNumber, Link, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useSiteCategoriesQuery } from '../../api/categoryApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { CategoryFilter } from './CategoryFilter';
import { CategoryHead } from './CategoryHead';
import { CookieFilters } from './CookieFilters';
import { CookieDialog } from './CookieDialog';
import { CookieMenu } from './CookieMenu';
import { CookieTable } from './CookieTable';
import { EVERYTHING } from './cookieView';
import type { CookieView } from './cookieView';

interface CookiesSectionProps {
  application: Application;
  /** What the list is narrowed to at first. */
  q: string;
  /** Opens what this website does with the categories: order, texts, signals. */
  onCategories: () => void;
  /** Opens which hosts the visitors' script blocks by itself. */
  onBlocking: () => void;
}

/** Cookies by category: narrow, switch categories on and off, add, change and delete cookies. */
export const CookiesSection = ({ application, q, onCategories, onBlocking }: CookiesSectionProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [edited, setEdited] = useState<Cookie | 'new' | null>(null);
  const [view, setView] = useState({ ...EVERYTHING, q });
  const { currentData, isError, isFetching, refetch } = useSiteCategoriesQuery(
    { params: { id: application.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData && isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton height="110px" />;
  const categories = currentData.entities;
  const chosen = categories.find(({ id }) => id === view.categoryId);
  const change = (part: Partial<CookieView>) => setView((before) => ({ ...before, ...part }));
  const close = () => setEdited(null);
  const open = application.unclassified_count;
  const page = `/websites/${application.id}`;
  // Chosen by its categories: what narrows the list has nothing to do with it.
  const empty = categories.every(({ cookie_count }) => cookie_count === 0);
  const add = (
    <Button kind="secondary" icon="add" onClick={() => setEdited('new')}>
      {t('cookies.add')}
    </Button>
  );
  return (
    <Card aria-label={t('cookies.title')}>
      <Stack $gap={5}>
        <Row $justify="space-between">
          <h2>{t('cookies.title')}</h2>
          <Row $gap={2}>
            {open > 0 && (
              <ButtonLink as={Link} to={`${page}/re-assign`} $kind="secondary">
                {t('cookies.reassign')}
                <Badge tone="warning">{formatNumber(open, lang)}</Badge>
              </ButtonLink>
            )}
            {!empty && add}
            <CookieMenu
              application={application}
              withImport={!empty}
              onCategories={onCategories}
              onBlocking={onBlocking}
            />
          </Row>
        </Row>
        <CategoryFilter
          categories={categories}
          selected={view.categoryId}
          onSelect={(categoryId) => change({ categoryId })}
        />
        {chosen && <CategoryHead applicationId={application.id} category={chosen} />}
        {empty ? (
          <EmptyState
            icon="filter"
            heading="h3"
            title={t('cookies.noneAtAll')}
            action={
              <Row $gap={2}>
                {add}
                <ButtonLink as={Link} to={`${page}/import`} $kind="secondary">
                  {t('cookies.import')}
                </ButtonLink>
              </Row>
            }
          />
        ) : (
          <>
            <CookieFilters view={view} onChange={change} />
            <CookieTable
              applicationId={application.id}
              categories={categories}
              view={view}
              onEdit={setEdited}
              onClear={() => setView(({ categoryId }) => ({ ...EVERYTHING, categoryId }))}
            />
          </>
        )}
      </Stack>
      {edited && (
        <CookieDialog
          applicationId={application.id}
          categories={categories}
          categoryId={view.categoryId}
          cookie={edited === 'new' ? undefined : edited}
          onClose={close}
          onDone={() => {
            close();
            toast.success(t('cookie.saved'));
          }}
        />
      )}
    </Card>
  );
};
