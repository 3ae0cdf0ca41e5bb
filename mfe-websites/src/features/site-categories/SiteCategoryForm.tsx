import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, fieldErrors, Form, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useUpdateSiteCategoryMutation } from '../../api/categoryApi';
import { CategoryTextFields } from '../../page/CategoryTextFields';
import type { CategoryTexts } from '../../page/CategoryTextFields';
import { SignalChoice } from '../../page/SignalChoice';

interface SiteCategoryFormProps {
  applicationId: string;
  category: Category;
  onDone: () => void;
}

const NO_TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, '']));

/** Only what was changed is this website's own; the rest keeps following the catalogue. */
const changedTexts = (before: L10n, now: L10n): L10n =>
  Object.fromEntries(
    LANGUAGES.filter((language) => (before[language] ?? '') !== (now[language] ?? '')).map((language) => [
      language,
      now[language] ?? '',
    ]),
  );

/** What a category says and switches on one website only. An empty text takes the catalogue's. */
export const SiteCategoryForm = ({ applicationId, category, onDone }: SiteCategoryFormProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>(useLang());
  const [texts, setTexts] = useState<CategoryTexts>({
    title: category.title,
    description: category.description,
  });
  const [gcm, setGcm] = useState(category.gcm);
  const [refusals, setRefusals] = useState(0);
  const [update, { isLoading, error }] = useUpdateSiteCategoryMutation();
  const refused = fieldErrors(error);

  const save = async (body: Parameters<typeof update>[0]['body']) => {
    const answer = await update({ params: { id: applicationId, categoryId: category.id }, body });
    if (!answer.error) return onDone();
    setRefusals((count) => count + 1);
  };
  const submit = () =>
    save({
      title: changedTexts(category.title, texts.title),
      description: changedTexts(category.description, texts.description),
      ...(gcm.join() !== category.gcm.join() && { gcm }),
    });

  return (
    <Form refusals={refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <h3>{t('category.editOf', { title: textIn(category.title, language) })}</h3>
        <p>{t('siteCategory.hint')}</p>
        <CategoryTextFields
          texts={texts}
          onChange={setTexts}
          language={language}
          onLanguage={setLanguage}
          required={[]}
          errors={refused}
        />
        <SignalChoice value={gcm} onChange={setGcm} />
        {error && Object.keys(refused).length === 0 && <ErrorState>{errorMessage(error)}</ErrorState>}
        <Row $justify="end">
          {category.overridden && (
            <Button kind="quiet" onClick={() => void save({ title: NO_TEXTS, description: NO_TEXTS })}>
              {t('siteCategory.reset')}
            </Button>
          )}
          <Button kind="quiet" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={isLoading}>
            {t('common.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
