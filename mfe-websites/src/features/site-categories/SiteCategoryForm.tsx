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
import { CategoryTextFields } from '../../common/CategoryTextFields';
import { categoryTexts, textsOf } from '../../common/categoryTexts';
import type { CategoryChange } from '../../common/categoryOverrides';
import { SignalChoice } from '../../common/SignalChoice';

interface SiteCategoryFormProps {
  category: Category;
  /** Keeps a change; throws why it was refused. */
  onSave: (change: CategoryChange) => Promise<void>;
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
export const SiteCategoryForm = ({ category, onSave, onDone }: SiteCategoryFormProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>(useLang());
  const form = useForm(
    { ...categoryTexts(category), gcm: category.gcm },
    { schema: updateSiteCategory.body, fieldOf: (path) => path },
  );
  const { values } = form;
  const [busy, setBusy] = useState(false);

  const save = async (change: CategoryChange) => {
    setBusy(true);
    try {
      await onSave(change);
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
      setBusy(false);
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
          <Button type="submit" busy={busy}>
            {t('common.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
