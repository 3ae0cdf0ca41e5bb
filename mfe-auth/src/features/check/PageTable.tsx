import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { useCheckTexts } from '../../texts/useCheckTexts';

type Page = CheckResult['pages'][number];

/** Pages that were looked at or tried; those that were only linked are not listed. */
export const PageTable = ({ pages }: { pages: readonly Page[] }) => {
  const t = useCheckTexts();
  const columns: Column<Page>[] = [
    { key: 'url', title: t('column.page'), cell: ({ url }) => url },
    {
      key: 'state',
      title: t('column.state'),
      cell: ({ state, code }) => `${t(`pageState.${state}`)}${code === null ? '' : ` (${code})`}`,
    },
  ];
  const tried = pages.filter(({ state }) => state !== 'skipped');
  return <Table caption={t('pages.title')} columns={columns} items={tried} rowKey={({ url }) => url} />;
};
