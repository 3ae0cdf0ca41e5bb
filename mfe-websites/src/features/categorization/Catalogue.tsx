import type { Category } from '@yinyom/contracts/websites/category';
import { useTexts } from '@yinyom/mfe-kit';
import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { catalogueOf, useCatalogueQuery } from '../../api/categoryApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { CategoryRow } from './CategoryRow';

interface CatalogueProps {
  organizationId: string;
  onAdd: () => void;
  onEdit: (category: Category) => void;
}

/** The organization's categories for all its websites. */
export const Catalogue = ({ organizationId, onAdd, onEdit }: CatalogueProps) => {
  const t = useTexts('websites');
  const mayChange = useSeesEveryWebsite();
  const { currentData, isError, isFetching, refetch } = useCatalogueQuery(catalogueOf(organizationId), {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton height="140px" />;
  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <p>{t('category.lead')}</p>
        {mayChange && (
          <Button icon="add" onClick={onAdd}>
            {t('category.add')}
          </Button>
        )}
      </Row>
      <Stack as="ul" $gap={4}>
        {currentData.entities.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            mayChange={mayChange}
            onEdit={() => onEdit(category)}
          />
        ))}
      </Stack>
    </Stack>
  );
};
