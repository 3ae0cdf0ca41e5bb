import { useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useSiteCategoriesQuery, useUpdateSiteCategoryMutation } from '../../api/categoryApi';
import { useIsInherited } from '../../common/inheritance/InheritanceContext';
import { ReadOnly } from '../../common/inheritance/ReadOnly';
import { SectionSource } from '../../common/inheritance/SectionSource';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { SiteCategoryList } from './SiteCategoryList';

interface SiteCategoriesDialogProps {
  applicationId: string;
  onClose: () => void;
}

/** What one website does with the categories. */
export const SiteCategoriesDialog = ({ applicationId, onClose }: SiteCategoriesDialogProps) => {
  const t = useTexts('websites');
  const { currentData, isError, isFetching, refetch } = useSiteCategoriesQuery({
    params: { id: applicationId },
    query: {},
  });
  const [update] = useUpdateSiteCategoryMutation();
  const isInherited = useIsInherited()('categories');
  return (
    <Modal title={t('cookies.categories')} width={760} onClose={onClose}>
      {!currentData && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
      {!currentData && (!isError || isFetching) && <RowsSkeleton height="60px" />}
      <SectionSource section="categories" />
      {currentData && (
        <ReadOnly when={isInherited}>
          <SiteCategoryList
            categories={currentData.entities}
            onChange={async (categoryId, body) => {
              await update({ params: { id: applicationId, categoryId }, body }).unwrap();
            }}
          />
        </ReadOnly>
      )}
    </Modal>
  );
};
