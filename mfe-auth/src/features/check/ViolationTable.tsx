import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { SetBy } from './SetBy';

type Violation = CheckResult['violations'][number];

/** What needs consent and was there without it: what, when, where, set by what. */
export const ViolationTable = ({ violations }: { violations: readonly Violation[] }) => {
  const t = useCheckTexts();
  const columns: Column<Violation>[] = [
    {
      key: 'cookie',
      title: t('column.name'),
      cell: ({ cookie, domain }) => (
        <>
          <code>{cookie}</code> ({domain})
        </>
      ),
    },
    { key: 'category', title: t('column.category'), cell: (row) => t(`categoryType.${row.category_type}`) },
    { key: 'when', title: t('column.when'), cell: ({ pass }) => t(`pass.${pass}`) },
    { key: 'page', title: t('column.page'), cell: ({ page }) => page },
    { key: 'set_by', title: t('column.setBy'), cell: ({ set_by }) => <SetBy by={set_by} /> },
  ];
  return (
    <Table
      caption={t('violations.title')}
      columns={columns}
      items={violations}
      rowKey={({ cookie, domain, pass }) => `${pass} ${domain} ${cookie}`}
    />
  );
};
