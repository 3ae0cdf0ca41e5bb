import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import { errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import { useUpdateSiteCategoryMutation } from '../../api/categoryApi';

/** The chosen category: what visitors read about it, and whether they can choose it on this website. */
export const CategoryHead = ({ applicationId, category }: { applicationId: string; category: Category }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [update, { isLoading }] = useUpdateSiteCategoryMutation();
  const locked = category.type === CATEGORY_TYPES.necessary || category.type === CATEGORY_TYPES.unclassified;
  const toggle = async (enabled: boolean) => {
    const { error } = await update({
      params: { id: applicationId, categoryId: category.id },
      body: { enabled },
    });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <div>
      <Row $justify="space-between">
        <Row>
          <h3>{textIn(category.title, lang)}</h3>
          {category.always_active && <Badge tone="info">{t('cookies.alwaysActive')}</Badge>}
        </Row>
        {!locked && (
          <Switch
            label={t(category.enabled ? 'cookies.shown' : 'cookies.hidden')}
            checked={category.enabled}
            busy={isLoading}
            onChange={(enabled) => void toggle(enabled)}
          />
        )}
      </Row>
      <p>{textIn(category.description, lang)}</p>
    </div>
  );
};
