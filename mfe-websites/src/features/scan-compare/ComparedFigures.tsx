import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import { useScanTexts } from '../../texts/useScanTexts';
import type { Comparison, Figure } from './compareScans';

/** Figures that differ between two scans, with the difference. */
export const ComparedFigures = ({
  figures,
  earlier,
  later,
}: {
  figures: Comparison['figures'];
  earlier: ScanDetail;
  later: ScanDetail;
}) => {
  const t = useScanTexts();
  const words = useTexts('websites');
  const lang = useLang();
  const number = (value: number | null): string => (value === null ? '–' : formatNumber(value, lang));
  const difference = (before: number | null, now: number | null): string =>
    before === null || now === null
      ? '–'
      : `${now > before ? '+' : '−'}${formatNumber(Math.abs(now - before), lang)}`;
  const title = (key: Figure): string =>
    key === 'items' || key === 'pages' ? words(`scanDetail.${key}`) : t(`compare.${key}`);
  return (
    <Table
      caption={t('compare.title')}
      items={figures}
      rowKey={({ key }) => key}
      columns={[
        { key: 'what', title: t('compare.what'), cell: ({ key }) => title(key) },
        {
          key: 'earlier',
          title: formatDateTime(earlier.created_at),
          align: 'end',
          cell: ({ before }) => number(before),
        },
        {
          key: 'later',
          title: formatDateTime(later.created_at),
          align: 'end',
          cell: ({ now }) => number(now),
        },
        {
          key: 'difference',
          title: t('compare.difference'),
          align: 'end',
          cell: ({ before, now }) => difference(before, now),
        },
      ]}
    />
  );
};
