import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';

const FIGURES = [
  'shown',
  'accepted',
  'declined',
  'accept_all',
  'accept',
  'reconsent',
  'decline_all',
  'total',
  'unique_clients',
] as const;
const HEADINGS: Record<(typeof FIGURES)[number], string> = {
  shown: 'trend.shown',
  accepted: 'trend.accepted',
  declined: 'trend.declined',
  accept_all: 'type.accept_all',
  accept: 'type.accept',
  reconsent: 'type.reconsent',
  decline_all: 'type.decline_all',
  total: 'trend.total',
  unique_clients: 'trend.unique',
};

/** Every figure of every day, the latest day first: what the chart shows, readable without seeing it. */
export const TrendTable = ({ caption, rows }: { caption: string; rows: readonly DailyRow[] }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const columns: Column<DailyRow>[] = [
    { key: 'date', title: t('trend.date'), cell: (row) => formatDate(row.date) },
    ...FIGURES.map((figure): Column<DailyRow> => ({
      key: figure,
      title: t(HEADINGS[figure]),
      align: 'end',
      cell: (row) => formatNumber(row[figure], lang),
    })),
  ];
  return <Table caption={caption} columns={columns} items={rows.toReversed()} rowKey={(row) => row.date} />;
};
