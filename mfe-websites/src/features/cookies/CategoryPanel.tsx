import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { errorMessage, formatNumber, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import { useUpdateSiteCategoryMutation } from '../../api/categoryApi';
import { localized } from '../../page/localized';
import { CookieTable } from './CookieTable';

interface CategoryPanelProps {
  applicationId: string;
  category: Category;
  onEdit: (cookie: Cookie) => void;
}

/** One category on this website: whether visitors can choose it, and its cookies. */
export const CategoryPanel = ({ applicationId, category, onEdit }: CategoryPanelProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [update, { isLoading }] = useUpdateSiteCategoryMutation();
  const title = localized(category.title, lang);
  const locked = category.type === CATEGORY_TYPES.necessary || category.type === CATEGORY_TYPES.unclassified;
  const toggle = async (enabled: boolean) => {
    const { error } = await update({
      params: { id: applicationId, categoryId: category.id },
      body: { enabled },
    });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Card aria-label={title}>
      <Stack $gap={3}>
        <Row $justify="space-between">
          <Row>
            <h3>{title}</h3>
            <Badge>{formatNumber(category.cookie_count ?? 0, lang)}</Badge>
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
        <p>{localized(category.description, lang)}</p>
        {(category.cookie_count ?? 0) > 0 && (
          <CookieTable
            applicationId={applicationId}
            categoryId={category.id}
            caption={title}
            onEdit={onEdit}
          />
        )}
      </Stack>
    </Card>
  );
};
