import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, Link, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { namedKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useState } from 'react';
import type { CategoryChange } from '../../common/categoryOverrides';
import { CATEGORY_KEYS } from './categoryKeys';
import { isMovable, moved, orderChanges } from './categoryOrder';
import { SiteCategoryForm } from './SiteCategoryForm';
import { SiteCategoryRow } from './SiteCategoryRow';

interface SiteCategoryListProps {
  /** As they take effect where they are changed. */
  categories: readonly Category[];
  /** Keeps a change of one category; throws why it was refused. */
  onChange: (categoryId: string, change: CategoryChange) => Promise<void>;
}

/** Which categories visitors can choose, in which order, with which words. */
export const SiteCategoryList = ({ categories, onChange }: SiteCategoryListProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [edited, setEdited] = useState<Category | null>(null);
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState(false);
  const movable = categories.filter(isMovable);
  useKeyGroup(
    edited
      ? null
      : {
          title: t('cookies.categories'),
          rows: namedKeys(CATEGORY_KEYS, (action) => t(`siteCategory.key_${action}`)),
        },
  );
  const tryChange = async (categoryId: string, change: CategoryChange) => {
    try {
      await onChange(categoryId, change);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const move = async (category: Category, places: number) => {
    if (moving) return;
    setMoving(true);
    const sequence = moved(categories, category.id, places);
    for (const { id, order } of orderChanges(sequence)) await tryChange(id, { order });
    const place = String(sequence.findIndex(({ id }) => id === category.id) + 1);
    setSaid(t('siteCategory.movedTo', { title: textIn(category.title, lang), place }));
    setMoving(false);
  };
  if (edited)
    return (
      <SiteCategoryForm
        category={edited}
        onSave={(change) => onChange(edited.id, change)}
        onDone={() => setEdited(null)}
      />
    );
  return (
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
              category={category}
              onSwitch={(enabled) => tryChange(category.id, { enabled })}
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
  );
};
