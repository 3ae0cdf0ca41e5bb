import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { momentOf, sortedItems } from './reportRows';

type Item = CheckResult['items'][number];

/** Everything that was seen, what was there without a choice first. */
export const ItemTable = ({ items }: { items: readonly Item[] }) => {
  const t = useCheckTexts();
  const columns: Column<Item>[] = [
    {
      key: 'name',
      title: t('column.name'),
      cell: ({ name, domain, kind }) => (
        <>
          <code>{name}</code> ({domain}){kind !== 'cookie' && ` · ${t(`itemKind.${kind}`)}`}
        </>
      ),
    },
    { key: 'provider', title: t('column.provider'), cell: ({ provider }) => provider || '–' },
    { key: 'category', title: t('column.category'), cell: (row) => t(`categoryType.${row.category_type}`) },
    { key: 'when', title: t('column.when'), cell: (item) => t(`moment.${momentOf(item)}`) },
    { key: 'page', title: t('column.page'), cell: ({ first_page }) => first_page },
  ];
  return (
    <Table
      caption={t('items.title')}
      columns={columns}
      items={sortedItems(items)}
      rowKey={({ name, domain, kind }) => `${kind} ${domain} ${name}`}
    />
  );
};
