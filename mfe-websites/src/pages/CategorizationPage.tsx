import type { Category } from '@yinyom/contracts/websites/category';
import { Link, useSearchParams, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useState } from 'react';
import { catalogueOf, useCatalogueQuery } from '../api/categoryApi';
import { useOrganizationReassignListQuery } from '../api/cookieApi';
import { AssignmentList } from '../features/assign/AssignmentList';
import { Catalogue } from '../features/categorization/Catalogue';
import { CategoryDialog } from '../features/categorization/CategoryDialog';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';

const PARTS = ['cookies', 'categories'] as const;

/** Cookies of all websites of the organization whose category wants a decision. */
const OpenCookies = ({ organizationId }: { organizationId: string }) => {
  const t = useTexts('websites');
  const list = useOrganizationReassignListQuery(
    { params: { id: organizationId } },
    { refetchOnMountOrArgChange: true },
  );
  const categories = useCatalogueQuery(catalogueOf(organizationId));
  const refusal = refusalOf(list.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  return (
    <AssignmentList
      items={list.isFetching ? undefined : list.currentData}
      categories={categories.currentData?.entities}
      failed={(list.isError && !list.isFetching) || (categories.isError && !categories.isFetching)}
      onRetry={() => {
        void list.refetch();
        void categories.refetch();
      }}
      wayOn={
        <ButtonLink as={Link} to="/websites">
          {t('common.toWebsites')}
        </ButtonLink>
      }
    />
  );
};

/** `/categorization`: the organization's cookies to sort out, and its catalogue of categories. */
export const CategorizationPage = () => {
  const t = useTexts('websites');
  const { organizationId } = useSession();
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  const part = PARTS.find((each) => each === search.get('part')) ?? 'cookies';
  return (
    <>
      <PageHeader title={t('category.pageTitle')} note={t('categorization.lead')} />
      <Tabs
        label={t('categorization.parts')}
        items={PARTS.map((key) => ({ key, label: t(`categorization.${key}`) }))}
        selected={part}
        onSelect={(key) => setSearch({ part: key }, { replace: true })}
      >
        {part === 'cookies' && <OpenCookies key={organizationId} organizationId={organizationId} />}
        {part === 'categories' && (
          <Catalogue organizationId={organizationId} onAdd={() => setEdited('new')} onEdit={setEdited} />
        )}
      </Tabs>
      {edited && (
        <CategoryDialog organizationId={organizationId} category={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
};
