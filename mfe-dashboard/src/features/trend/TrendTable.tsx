import { DAILY_FIGURES } from '@yinyom/contracts/consents/dailyFigures';
import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { RowsLink } from '../../rows/RowsLink';
import type { RowFilters } from '../../rows/rowFilters';

const HEADINGS: Record<(typeof DAILY_FIGURES)[number], string> = {
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

/** Rows that make each figure, of all decisions of the day; of the others none are kept. */
const ROWS: Partial<Record<(typeof DAILY_FIGURES)[number], Partial<RowFilters>>> = {
  accepted: { result: 'accepted' },
  declined: { result: 'decline_all' },
  withdrawn: { action: 'withdraw' },
  accept_all: { consent_type: 'accept_all' },
  accept: { consent_type: 'accept' },
  reconsent: { consent_type: 'reconsent' },
  decline_all: { consent_type: 'decline_all' },
  total: {},
};

interface TrendTableProps {
  caption: string;
  rows: readonly DailyRow[];
  /** Whether figures lead to the rows that make them. */
  linked: boolean;
}

/** Every figure of every day, the latest day first: what the chart shows, readable without seeing it. */
export const TrendTable = ({ caption, rows, linked }: TrendTableProps) => {
  const rowsOf = (figure: (typeof DAILY_FIGURES)[number], { date, [figure]: count }: DailyRow) => {
    const filters = ROWS[figure];
    return linked && filters && count > 0 ? { rows: 'log', day: date, ...filters } : undefined;
  };
  const t = useTexts('dashboard');
  const lang = useLang();
  const columns: Column<DailyRow>[] = [
    { key: 'date', title: t('evidence.figure.date'), unbroken: true, cell: (row) => formatDate(row.date) },
    ...DAILY_FIGURES.map((figure): Column<DailyRow> => ({
      key: figure,
      title: t(HEADINGS[figure]),
      align: 'end',
      cell: (row) => (
        <RowsLink rows={rowsOf(figure, row)} label={`${t(HEADINGS[figure])}, ${formatDate(row.date)}`}>
          {formatNumber(row[figure], lang)}
        </RowsLink>
      ),
    })),
  ];
  return <Table caption={caption} columns={columns} items={rows.toReversed()} rowKey={(row) => row.date} />;
};
