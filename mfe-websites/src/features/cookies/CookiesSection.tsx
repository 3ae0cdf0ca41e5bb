import type { Application } from '@yinyom/contracts/websites/application';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { formatNumber, Link, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useSiteCategoriesQuery } from '../../api/categoryApi';
import { ExternalLink } from '../../common/ExternalLink';
import { siteAddresses } from '../../common/siteAddresses';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { CategoryFilter } from './CategoryFilter';
import { CategoryHead } from './CategoryHead';
import { CookieFilters } from './CookieFilters';
import { CookieDialog } from './CookieDialog';
import { CookieTable } from './CookieTable';
import { EVERYTHING } from './cookieView';
import type { CookieView } from './cookieView';

/** On phones one row that is pushed sideways, the button for adding first: the cookies are what people come for. */
const Doings = styled(Row)`
  @media (max-width: ${({ theme }) => theme.phone}) {
    flex-wrap: nowrap;
    max-width: 100%;
    margin-block: -4px;
    padding-block: 4px;
    overflow-x: auto;
    > * {
      flex: none;
    }
    > :last-child {
      order: -1;
    }
  }
`;

interface CookiesSectionProps {
  application: Application;
  /** Opens what this website does with the categories: order, texts, signals. */
  onCategories: () => void;
  /** Opens which hosts the visitors' script blocks by itself. */
  onBlocking: () => void;
}

/** Cookies by category: narrow, switch categories on and off, add, change and delete cookies. */
export const CookiesSection = ({ application, onCategories, onBlocking }: CookiesSectionProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [edited, setEdited] = useState<Cookie | 'new' | null>(null);
  const [view, setView] = useState(EVERYTHING);
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
  return (
    <Card aria-label={t('cookies.title')}>
      <Stack $gap={5}>
        <Row $justify="space-between">
          <h2>{t('cookies.title')}</h2>
          <Doings $gap={2}>
            {application.template_version > 0 && (
              <ExternalLink href={siteAddresses(application).declaration(lang)}>
                {t('cookies.declaration')}
              </ExternalLink>
            )}
            <ButtonLink as={Link} to={`/websites/${application.id}/import`} $kind="quiet">
              {t('cookies.import')}
            </ButtonLink>
            <Button kind="quiet" onClick={onCategories}>
              {t('cookies.categories')}
            </Button>
            <Button kind="quiet" onClick={onBlocking}>
              {t('blocking.button')}
            </Button>
            <ButtonLink as={Link} to={`/websites/${application.id}/re-assign`} $kind="secondary">
              {t('cookies.reassign')}
              {open > 0 && <Badge tone="warning">{formatNumber(open, lang)}</Badge>}
            </ButtonLink>
            <Button kind="secondary" icon="add" onClick={() => setEdited('new')}>
              {t('cookies.add')}
            </Button>
          </Doings>
        </Row>
        <CategoryFilter
          categories={categories}
          selected={view.categoryId}
          onSelect={(categoryId) => change({ categoryId })}
        />
        {chosen && <CategoryHead applicationId={application.id} category={chosen} />}
        <CookieFilters view={view} onChange={change} />
        <CookieTable
          applicationId={application.id}
          view={view}
          onEdit={setEdited}
          onClear={() => setView(({ categoryId }) => ({ ...EVERYTHING, categoryId }))}
        />
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
