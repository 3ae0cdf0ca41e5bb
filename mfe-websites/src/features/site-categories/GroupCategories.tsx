import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { catalogueOf, useCatalogueQuery } from '../../api/categoryApi';
import { withChange, withOverrides } from '../../common/categoryOverrides';
import { GivenSection } from '../../common/group-draft/GivenSection';
import type { GroupSectionProps } from '../../common/group-draft/GroupDraft';
import { useSectionName } from '../../common/groups/useSectionName';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { SiteCategoryList } from './SiteCategoryList';

/** What websites of a group do with the categories. */
export const GroupCategories = ({ group, draft }: Pick<GroupSectionProps, 'group' | 'draft'>) => {
  const sectionName = useSectionName();
  const { currentData, isError, isFetching, refetch } = useCatalogueQuery(catalogueOf(group.organization_id));
  const overrides = draft.sections.categories;
  return (
    <GivenSection
      title={sectionName('categories')}
      given={overrides !== undefined}
      onGiven={(given) =>
        draft.change('categories', ({ categories, ...others }) =>
          given ? { ...others, categories: categories ?? [] } : others,
        )
      }
    >
      {!currentData && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
      {!currentData && (!isError || isFetching) && <RowsSkeleton height="60px" />}
      {currentData && (
        <SiteCategoryList
          categories={withOverrides(currentData.entities, overrides)}
          onChange={async (categoryId, change) =>
            draft.change(`categories.${categoryId}`, (before) => ({
              ...before,
              categories: withChange(before.categories ?? [], categoryId, change),
            }))
          }
        />
      )}
    </GivenSection>
  );
};
