import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, Link, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useSiteCategoriesQuery, useUpdateSiteCategoryMutation } from '../../api/categoryApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { isMovable, moved, orderChanges } from './categoryOrder';
import { SiteCategoryForm } from './SiteCategoryForm';
import { SiteCategoryRow } from './SiteCategoryRow';

interface SiteCategoriesDialogProps {
  applicationId: string;
  onClose: () => void;
}

/** What one website does with the categories: which visitors can choose, in which order, with which words. */
export const SiteCategoriesDialog = ({ applicationId, onClose }: SiteCategoriesDialogProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [edited, setEdited] = useState<Category | null>(null);
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState(false);
  const { currentData, isError, isFetching, refetch } = useSiteCategoriesQuery({
    params: { id: applicationId },
    query: {},
  });
  const [update] = useUpdateSiteCategoryMutation();
  const categories = currentData?.entities ?? [];
  const movable = categories.filter(isMovable);

  const move = async (category: Category, places: number) => {
    if (moving) return;
    setMoving(true);
    const sequence = moved(categories, category.id, places);
    for (const { id, order } of orderChanges(sequence)) {
      const { error } = await update({ params: { id: applicationId, categoryId: id }, body: { order } });
      if (error) toast.error(errorMessage(error));
    }
    const place = String(sequence.findIndex(({ id }) => id === category.id) + 1);
    setSaid(t('siteCategory.movedTo', { title: textIn(category.title, lang), place }));
    setMoving(false);
  };

  return (
    <Modal title={t('cookies.categories')} width={760} onClose={onClose}>
      {!currentData && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
      {!currentData && (!isError || isFetching) && <RowsSkeleton height="60px" />}
      {edited && (
        <SiteCategoryForm applicationId={applicationId} category={edited} onDone={() => setEdited(null)} />
      )}
      {currentData && !edited && (
        <Stack $gap={3}>
          <p>
            {t('siteCategory.lead')}{' '}
            <Link to="/categorization?part=categories">{t('siteCategory.catalogue')}</Link>
          </p>
          <Stack as="ul" $gap={2}>
            {categories.map((category) => {
              const at = movable.indexOf(category);
              return (
                <SiteCategoryRow
                  key={category.id}
                  applicationId={applicationId}
                  category={category}
                  onUp={at > 0 ? () => void move(category, -1) : undefined}
                  onDown={at >= 0 && at < movable.length - 1 ? () => void move(category, 1) : undefined}
                  onEdit={() => setEdited(category)}
                />
              );
            })}
          </Stack>
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </Stack>
      )}
    </Modal>
  );
};
