import type { Lang } from '@yinyom/contracts/constants';
import { createCategory } from '@yinyom/contracts/websites/category';
import type { Category } from '@yinyom/contracts/websites/category';
import { Form, problemCodes, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import {
  useCreateCategoryMutation,
  useLazyCategoryQuery,
  useUpdateCategoryMutation,
} from '../../api/categoryApi';
import { CategoryTextFields } from '../../common/CategoryTextFields';
import { categoryTexts, textsOf } from '../../common/categoryTexts';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { SignalChoice } from '../../common/SignalChoice';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';

/** Titles in these languages are required for a category of one's own. */
const REQUIRED: readonly Lang[] = ['th', 'en'];

interface CategoryFormProps {
  organizationId: string;
  /** The category that is changed; absent when one is added. */
  category?: Category;
  onDone: () => void;
  onCancel: () => void;
}

const samePath = (path: string): string => path;

/** Texts and Google signals of a category of the catalogue. */
export const CategoryForm = ({ organizationId, onDone, onCancel, ...props }: CategoryFormProps) => {
  const t = useTexts('websites');
  const [language, setLanguage] = useState<Lang>('th');
  /** What the values were made of; the catalogue may have a newer one meanwhile. */
  const [category, setCategory] = useState(props.category);
  const { title = {}, description = {}, gcm = [] } = category ?? {};
  const form = useForm(
    { ...categoryTexts({ title, description }), gcm },
    { schema: createCategory.body, fieldOf: samePath },
  );
  const [create, creating] = useCreateCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const [readAgain] = useLazyCategoryQuery();
  const { values } = form;

  const submit = async () => {
    const { th = '', en = '', ...others } = textsOf(values, 'title', title);
    const body = {
      title: { th, en, ...others },
      description: textsOf(values, 'description', description),
      gcm: values.gcm,
    };
    const wrong = problemCodes(createCategory.body!, { organization_id: organizationId, ...body }, samePath);
    if (!form.passes(wrong)) {
      const [, first] = /^\w+\.(\w+)$/.exec(Object.keys(wrong)[0] ?? '') ?? [];
      if (first) setLanguage(first as Lang);
      return;
    }
    try {
      if (category) await update({ params: { id: category.id }, ifMatch: category.etag, body }).unwrap();
      else await create({ body: { organization_id: organizationId, ...body } }).unwrap();
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  const reload = reloadInto(
    form,
    async () => category && readAgain({ params: { id: category.id } }).unwrap(),
    (latest) => {
      if (!latest) return;
      setCategory(latest);
      form.change({ ...categoryTexts(latest), gcm: latest.gcm });
    },
  );

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <CategoryTextFields
          field={form.field}
          language={language}
          onLanguage={setLanguage}
          required={REQUIRED}
        />
        <SignalChoice value={values.gcm} onChange={(signals) => form.change({ gcm: signals })} />
        <SaveProblem
          failure={form.failure}
          latest={{ error: updating.error, onReload: () => void reload(), discards: true }}
        />
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
