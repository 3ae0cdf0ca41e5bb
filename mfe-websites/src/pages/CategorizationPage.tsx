import type { Category } from '@yinyom/contracts/websites/category';
import { toast, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { InfiniteList } from '@yinyom/ui/data/InfiniteList';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useCallback, useState } from 'react';
import { useCategoryPagesInfiniteQuery } from '../api/categoryApi';
import { CategoryForm } from '../features/categorization/CategoryForm';
import { CategoryRow } from '../features/categorization/CategoryRow';
import { localized } from '../page/localized';
import { refusalOf } from '../page/refusalOf';
import { RefusedState } from '../page/RefusedState';
import { RowsSkeleton } from '../page/RowsSkeleton';

const Catalogue = ({
  organizationId,
  onEdit,
}: {
  organizationId: string;
  onEdit: (category: Category) => void;
}) => {
  const list = useCategoryPagesInfiniteQuery(
    { query: { organization_id: organizationId } },
    { refetchOnMountOrArgChange: true },
  );
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const refusal = refusalOf(list.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  if (!list.currentData && list.isError && !list.isFetching) {
    return <ErrorState onRetry={() => void list.refetch()} />;
  }
  if (!list.currentData) return <RowsSkeleton height="140px" />;
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={loadMore}
    >
      <Stack as="ul" $gap={4}>
        {list.currentData.pages
          .flatMap((page) => page.entities)
          .map((category) => (
            <CategoryRow key={category.id} category={category} onEdit={() => onEdit(category)} />
          ))}
      </Stack>
    </InfiniteList>
  );
};

/** `/categorization`: the organization's catalogue of cookie categories. */
export const CategorizationPage = () => {
  const t = useTexts('websites');
  const lang = useLang();
  const { organizationId } = useSession();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const close = () => setEdited(null);
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  return (
    <>
      <PageHeader
        title={t('category.pageTitle')}
        note={t('category.lead')}
        actions={
          <Button icon="add" onClick={() => setEdited('new')}>
            {t('category.add')}
          </Button>
        }
      />
      <Catalogue organizationId={organizationId} onEdit={setEdited} />
      {edited && (
        <Modal
          title={
            edited === 'new'
              ? t('category.add')
              : t('category.editOf', { title: localized(edited.title, lang) })
          }
          onClose={close}
        >
          <CategoryForm
            organizationId={organizationId}
            category={edited === 'new' ? undefined : edited}
            onCancel={close}
            onDone={() => {
              close();
              toast.success(t('common.saved'));
            }}
          />
        </Modal>
      )}
    </>
  );
};
