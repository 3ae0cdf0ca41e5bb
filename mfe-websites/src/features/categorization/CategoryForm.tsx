import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, fieldErrors, Form, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from '../../api/categoryApi';
import { CategoryTextFields } from '../../page/CategoryTextFields';
import type { CategoryTexts } from '../../page/CategoryTextFields';
import { SignalChoice } from '../../page/SignalChoice';

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

/** Texts and Google signals of a category of the catalogue. */
export const CategoryForm = ({ organizationId, category, onDone, onCancel }: CategoryFormProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>('th');
  const [texts, setTexts] = useState<CategoryTexts>({
    title: category?.title ?? {},
    description: category?.description ?? {},
  });
  const [gcm, setGcm] = useState(category?.gcm ?? []);
  const [missing, setMissing] = useState<Lang[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [create, creating] = useCreateCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const error = category ? updating.error : creating.error;
  const refused = fieldErrors(error);
  const { title, description } = texts;
  const untold = missing.filter((each) => !title[each]?.trim());

  const submit = async () => {
    const empty = REQUIRED.filter((each) => !title[each]?.trim());
    setMissing(empty);
    if (empty[0]) {
      setLanguage(empty[0]);
      return setRefusals((count) => count + 1);
    }
    const result = category
      ? await update({ params: { id: category.id }, body: { title, description, gcm } })
      : await create({
          body: {
            organization_id: organizationId,
            title: { ...filled(title), th: title.th ?? '', en: title.en ?? '' },
            description: filled(description),
            gcm,
          },
        });
    if (!result.error) return onDone();
    setRefusals((count) => count + 1);
  };

  return (
    <Form refusals={refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <CategoryTextFields
          texts={texts}
          onChange={setTexts}
          language={language}
          onLanguage={setLanguage}
          required={REQUIRED}
          errors={{
            ...refused,
            ...Object.fromEntries(untold.map((each) => [`title.${each}`, t('messages:required')])),
          }}
        />
        <SignalChoice value={gcm} onChange={setGcm} />
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
    </Form>
  );
};
