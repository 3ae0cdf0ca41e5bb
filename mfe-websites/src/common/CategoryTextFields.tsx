import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { TextField } from '@yinyom/ui/form/TextField';
import type { TextFieldProps } from '@yinyom/ui/form/TextField';
import type { CategoryTexts } from './categoryTexts';

interface CategoryTextFieldsProps {
  /** Gives the attributes of a text's control. */
  field: (name: keyof CategoryTexts) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  language: Lang;
  onLanguage: (language: Lang) => void;
  /** Languages whose title must be filled in. */
  required: readonly Lang[];
}

/** Title and description of a category, one language at a time. */
export const CategoryTextFields = ({ field, language, onLanguage, required }: CategoryTextFieldsProps) => {
  const t = useTexts('websites');
  return (
    <Tabs
      label={t('texts.languages')}
      items={LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
      selected={language}
      onSelect={onLanguage}
    >
      <Stack $gap={4}>
        <TextField
          {...field(`title.${language}`)}
          key={`title-${language}`}
          label={t('category.title')}
          lang={LOCALE_TAGS[language]}
          required={required.includes(language)}
        />
        <TextField
          {...field(`description.${language}`)}
          key={`description-${language}`}
          label={t('category.description')}
          lang={LOCALE_TAGS[language]}
          type="textarea"
        />
      </Stack>
    </Tabs>
  );
};
