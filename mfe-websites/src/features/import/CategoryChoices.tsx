import type { Category } from '@yinyom/contracts/websites/category';
import type { ImportCategory } from '@yinyom/contracts/websites/imports';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useImportTexts } from '../../texts/useImportTexts';

/** Which of ours each of theirs becomes, by their id. */
export type ChosenCategories = Record<string, string>;

interface CategoryChoicesProps {
  theirs: readonly ImportCategory[];
  ours: readonly Category[];
  chosen: ChosenCategories;
  onChange: (chosen: ChosenCategories) => void;
}

/** What their categories become here: proposed where their name says it, else the owner's to say. */
export const CategoryChoices = ({ theirs, ours, chosen, onChange }: CategoryChoicesProps) => {
  const t = useImportTexts();
  const lang = useLang();
  // A category belongs to every website of the organization.
  const mayAdd = useSeesEveryWebsite();
  const options = [
    ...ours.map((category) => ({ value: category.id, label: textIn(category.title, lang) })),
    ...(mayAdd ? [{ value: 'new', label: t('newCategory') }] : []),
  ];
  return (
    <Stack $gap={3}>
      <h3>{t('categories')}</h3>
      <p>{t('categoriesLead')}</p>
      {theirs.map(({ theirs: their, title, cookie_count, category_id }) => (
        <Select
          key={their}
          label={t('categoryOf', {
            name: textIn(title, lang) || their || t('noCategory'),
            count: formatNumber(cookie_count, lang),
          })}
          hint={category_id === null ? t('ownCategory') : undefined}
          value={chosen[their] ?? ''}
          options={options}
          onChange={(value) => onChange({ ...chosen, [their]: value })}
        />
      ))}
    </Stack>
  );
};
