import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import { confirmDialog, errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import {
  useDeleteCategoryMutation,
  useEnableCategoryMutation,
  useUpdateCategoryMutation,
} from '../../api/categoryApi';

/** One category of the catalogue: switch, change, delete. An empty PUT disables, an empty POST enables (§7). */
export const CategoryRow = ({
  category,
  mayChange,
  onEdit,
}: {
  category: Category;
  mayChange: boolean;
  onEdit: () => void;
}) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [enable, enabling] = useEnableCategoryMutation();
  const [disable, disabling] = useUpdateCategoryMutation();
  const [remove, removing] = useDeleteCategoryMutation();
  const title = textIn(category.title, lang);
  const params = { id: category.id };
  const locked = category.type === CATEGORY_TYPES.necessary || category.type === CATEGORY_TYPES.unclassified;

  const toggle = async (on: boolean) => {
    const { error } = await (on ? enable({ params, body: {} }) : disable({ params, body: {} }));
    if (error) toast.error(errorMessage(error));
  };
  const askToRemove = async () => {
    const agreed = await confirmDialog({
      title: t('category.deleteTitle', { title }),
      text: t('category.deleteText'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { data, error } = await remove({ params });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('category.deleted', { number: String(data.reassigned_cookies) }));
  };

  return (
    <Card as="li" aria-label={title}>
      <Stack $gap={3}>
        <Row $justify="space-between">
          <Row>
            <h2>{title}</h2>
            <Badge tone={category.system ? 'neutral' : 'info'}>
              {t(category.system ? 'category.system' : 'category.custom')}
            </Badge>
          </Row>
          {!locked && mayChange && (
            <Switch
              label={t(category.enabled ? 'category.enabled' : 'category.disabled')}
              checked={category.enabled}
              busy={enabling.isLoading || disabling.isLoading}
              onChange={(on) => void toggle(on)}
            />
          )}
        </Row>
        <p>{textIn(category.description, lang)}</p>
        {mayChange && (
          <Row $gap={1}>
            <Button kind="quiet" size="small" icon="edit" onClick={onEdit}>
              {t('common.edit')}
            </Button>
            {!category.system && (
              <Button
                kind="quiet"
                size="small"
                icon="trash"
                busy={removing.isLoading}
                onClick={() => void askToRemove()}
              >
                {t('common.delete')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
