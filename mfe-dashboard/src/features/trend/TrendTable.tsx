import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';

const FIGURES = [
  'shown',
  'accepted',
  'declined',
  'withdrawn',
  'accept_all',
  'accept',
  'reconsent',
  'decline_all',
  'total',
  'unique_clients',
] as const;
const HEADINGS: Record<(typeof FIGURES)[number], string> = {
  shown: 'evidence.figure.shown',
  accepted: 'evidence.figure.accepted',
  declined: 'evidence.figure.declined',
  withdrawn: 'evidence.figure.withdrawn',
  accept_all: 'evidence.type.accept_all',
  accept: 'evidence.type.accept',
  reconsent: 'evidence.type.reconsent',
  decline_all: 'evidence.type.decline_all',
  total: 'evidence.figure.total',
  unique_clients: 'evidence.figure.visitors',
};

/** Every figure of every day, the latest day first: what the chart shows, readable without seeing it. */
export const TrendTable = ({ caption, rows }: { caption: string; rows: readonly DailyRow[] }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const columns: Column<DailyRow>[] = [
    { key: 'date', title: t('evidence.figure.date'), unbroken: true, cell: (row) => formatDate(row.date) },
    ...FIGURES.map((figure): Column<DailyRow> => ({
      key: figure,
      title: t(HEADINGS[figure]),
      align: 'end',
      cell: (row) => formatNumber(row[figure], lang),
    })),
  ];
  return <Table caption={caption} columns={columns} items={rows.toReversed()} rowKey={(row) => row.date} />;
};
