import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { TextField } from '@yinyom/ui/form/TextField';

/** Texts of a category in the five languages. */
export interface CategoryTexts {
  title: L10n;
  description: L10n;
}

interface CategoryTextFieldsProps {
  texts: CategoryTexts;
  onChange: (texts: CategoryTexts) => void;
  language: Lang;
  onLanguage: (language: Lang) => void;
  /** Languages whose title must be filled in. */
  required: readonly Lang[];
  /** Messages by field of the request: `title.th`. */
  errors: Record<string, string | undefined>;
}

/** Title and description of a category, one language at a time. */
export const CategoryTextFields = (props: CategoryTextFieldsProps) => {
  const { texts, onChange, language, onLanguage, required, errors } = props;
  const t = useTexts('websites');
  const write = (field: keyof CategoryTexts) => (text: string) =>
    onChange({ ...texts, [field]: { ...texts[field], [language]: text } });
  return (
    <Tabs
      label={t('texts.languages')}
      items={LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
      selected={language}
      onSelect={onLanguage}
    >
      <Stack $gap={4}>
        <TextField
          key={`title-${language}`}
          label={t('category.title')}
          lang={LOCALE_TAGS[language]}
          required={required.includes(language)}
          maxLength={100}
          value={texts.title[language] ?? ''}
          error={errors[`title.${language}`]}
          onChange={write('title')}
        />
        <TextField
          key={`description-${language}`}
          label={t('category.description')}
          lang={LOCALE_TAGS[language]}
          type="textarea"
          maxLength={1000}
          value={texts.description[language] ?? ''}
          error={errors[`description.${language}`]}
          onChange={write('description')}
        />
      </Stack>
    </Tabs>
  );
};
