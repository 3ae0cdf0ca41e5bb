import type { Category } from '@yinyom/contracts/websites/category';
import type { ReassignItem } from '@yinyom/contracts/websites/reassign';
import { formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { Select } from '@yinyom/ui/form/Select';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { localized } from '../../page/localized';

interface ReassignTableProps {
  items: readonly ReassignItem[];
  categories: readonly Category[];
  chosen: Record<string, string>;
  onChoose: (cookieId: string, categoryId: string) => void;
}

/** Cookies that want a decision, each with its reason, what is suggested, and a choice of category. */
export const ReassignTable = ({ items, categories, chosen, onChoose }: ReassignTableProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const titleOf = (id: string) => {
    const found = categories.find((category) => category.id === id);
    return found ? localized(found.title, lang) : '';
  };
  const options = [
    { value: '', label: t('reassign.keep') },
    ...categories.map(({ id, title }) => ({ value: id, label: localized(title, lang) })),
  ];
  const columns: Column<ReassignItem>[] = [
    { key: 'name', title: t('cookie.name'), cell: ({ name }) => <code>{name}</code> },
    { key: 'provider', title: t('cookie.provider'), cell: ({ provider }) => provider },
    {
      key: 'reason',
      title: t('reassign.reason'),
      cell: ({ reason }) => <Badge tone="warning">{t(`reassign.${reason}`)}</Badge>,
    },
    {
      key: 'category',
      title: t('reassign.present'),
      cell: ({ category }) => localized(category.title, lang),
    },
    {
      key: 'suggestion',
      title: t('reassign.suggestion'),
      cell: ({ suggested_category_id, confidence }) =>
        suggested_category_id
          ? `${titleOf(suggested_category_id)} (${formatPercent(confidence, lang)})`
          : t('reassign.noSuggestion'),
    },
    {
      key: 'choice',
      title: t('reassign.moveTo'),
      cell: ({ id, name }) => (
        <Select
          label={<VisuallyHidden>{t('reassign.moveOf', { name })}</VisuallyHidden>}
          value={chosen[id] ?? ''}
          options={options}
          onChange={(categoryId) => onChoose(id, categoryId)}
        />
      ),
    },
  ];
  return <Table caption={t('reassign.title')} columns={columns} items={items} rowKey={({ id }) => id} />;
};
