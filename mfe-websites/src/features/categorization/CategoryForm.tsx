import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from '../../api/categoryApi';

/** Titles in these languages are required for a category of one's own. */
const REQUIRED: readonly Lang[] = ['th', 'en'];

interface CategoryFormProps {
  organizationId: string;
  /** The category that is changed; absent when one is added. */
  category?: Category;
  onDone: () => void;
  onCancel: () => void;
}

const filled = (texts: L10n): L10n =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));

/** Title and description of a category, one language at a time. */
export const CategoryForm = ({ organizationId, category, onDone, onCancel }: CategoryFormProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>('th');
  const [title, setTitle] = useState<L10n>(category?.title ?? {});
  const [description, setDescription] = useState<L10n>(category?.description ?? {});
  const [missing, setMissing] = useState<Lang[]>([]);
  const [create, creating] = useCreateCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const error = category ? updating.error : creating.error;
  const refused = fieldErrors(error);

  const submit = async () => {
    const empty = REQUIRED.filter((each) => !title[each]?.trim());
    setMissing(empty);
    if (empty[0]) return setLanguage(empty[0]);
    const result = category
      ? await update({ params: { id: category.id }, body: { title, description } })
      : await create({
          body: {
            organization_id: organizationId,
            title: { ...filled(title), th: title.th ?? '', en: title.en ?? '' },
            description: filled(description),
          },
        });
    if (!result.error) onDone();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Tabs
        label={t('texts.languages')}
        items={LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
        selected={language}
        onSelect={setLanguage}
      >
        <Stack $gap={4}>
          <TextField
            key={`title-${language}`}
            label={t('category.title')}
            lang={LOCALE_TAGS[language]}
            required={REQUIRED.includes(language)}
            maxLength={100}
            value={title[language] ?? ''}
            error={
              missing.includes(language) && !title[language]
                ? t('common.required')
                : refused[`title.${language}`]
            }
            onChange={(text) => setTitle((before) => ({ ...before, [language]: text }))}
          />
          <TextField
            key={`description-${language}`}
            label={t('category.description')}
            lang={LOCALE_TAGS[language]}
            type="textarea"
            maxLength={1000}
            value={description[language] ?? ''}
            error={refused[`description.${language}`]}
            onChange={(text) => setDescription((before) => ({ ...before, [language]: text }))}
          />
          {error && Object.keys(refused).length === 0 && <ErrorState>{errorMessage(error)}</ErrorState>}
          <Row $justify="end">
            <Button kind="quiet" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" busy={creating.isLoading || updating.isLoading}>
              {t('common.save')}
            </Button>
          </Row>
        </Stack>
      </Tabs>
    </form>
  );
};
