import { CATEGORY_TYPES, LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { updateSiteCategory } from '@yinyom/contracts/websites/category';
import type { Category } from '@yinyom/contracts/websites/category';
import { Form, useForm, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useState } from 'react';
import { useUpdateSiteCategoryMutation } from '../../api/categoryApi';
import { CategoryTextFields } from '../../common/CategoryTextFields';
import { categoryTexts, textsOf } from '../../common/categoryTexts';
import { SignalChoice } from '../../common/SignalChoice';

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
  const form = useForm(
    { ...categoryTexts(category), gcm: category.gcm },
    { schema: updateSiteCategory.body, fieldOf: (path) => path },
  );
  const { values } = form;
  const [update, { isLoading }] = useUpdateSiteCategoryMutation();

  const save = async (body: Parameters<typeof update>[0]['body']) => {
    try {
      await update({ params: { id: applicationId, categoryId: category.id }, body }).unwrap();
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const submit = () =>
    save({
      title: changedTexts(category.title, textsOf(values, 'title')),
      description: changedTexts(category.description, textsOf(values, 'description')),
      ...(values.gcm.join() !== category.gcm.join() && { gcm: values.gcm }),
    });

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <h3>{t('category.editOf', { title: textIn(category.title, language) })}</h3>
        <p>{t('siteCategory.hint')}</p>
        <CategoryTextFields field={form.field} language={language} onLanguage={setLanguage} required={[]} />
        <SignalChoice
          value={values.gcm}
          statistics={category.type === CATEGORY_TYPES.statistics}
          onChange={(gcm) => form.change({ gcm })}
        />
        <ProblemBox>{form.failure}</ProblemBox>
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
