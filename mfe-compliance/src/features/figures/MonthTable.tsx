import { errorMessage, formatNumber, formatPercent, useLang, useSession } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import { monthNames, yearName } from '@yinyom/ui/foundation/calendarNames';
import { useState } from 'react';
import { useTheme } from 'styled-components';
import { useGetSubjectRequestFiguresQuery } from '../../calls/requestsApi';
import { useDaysText } from '../../words/useDaysText';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { lastMonths } from './periods';

const MONTHS = 6;

type Cell = 'total' | 'median_days' | 'share_in_time' | 'overdue';

/** A figure of one month; the cells of a row share one call. */
const MonthCell = ({ from, to, of }: { from: string; to: string; of: Cell }) => {
  const daysText = useDaysText();
  const lang = useLang();
  const { organizationId } = useSession();
  const { data, error, isError } = useGetSubjectRequestFiguresQuery(
    { params: { id: organizationId ?? '' }, query: { from, to } },
    { skip: organizationId === null },
  );
  if (isError) return <span title={errorMessage(error)}>–</span>;
  const value = data?.[of];
  if (value === null || value === undefined) return <span>–</span>;
  if (of === 'share_in_time') return <span>{formatPercent(value, lang)}</span>;
  const shown = formatNumber(value, lang, { maximumFractionDigits: 1 });
  return <span>{of === 'median_days' ? daysText(shown) : shown}</span>;
};

/** The last six months, by the day of receipt. */
export const MonthTable = () => {
  const t = useComplianceTexts();
  const { lang, buddhistEra } = useTheme();
  const [months] = useState(() => lastMonths(MONTHS));
  const name = (day: string): string =>
    `${monthNames(lang)[Number(day.slice(5, 7)) - 1] ?? ''} ${yearName(lang, Number(day.slice(0, 4)), buddhistEra)}`;
  const cell = (of: Cell) => (month: { from: string; to: string }) => <MonthCell {...month} of={of} />;
  return (
    <Table
      caption={t('figures.months')}
      items={months}
      rowKey={({ from }) => from}
      columns={[
        {
          key: 'month',
          title: t('figures.month'),
          cell: ({ from }) => name(from),
        },
        { key: 'total', title: t('figures.total'), align: 'end', cell: cell('total') },
        { key: 'median', title: t('figures.median'), align: 'end', cell: cell('median_days') },
        { key: 'in_time', title: t('figures.in_time'), align: 'end', cell: cell('share_in_time') },
        { key: 'overdue', title: t('figures.overdue'), align: 'end', cell: cell('overdue') },
      ]}
    />
  );
};
