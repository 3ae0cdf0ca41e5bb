import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { formatNumber, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import styled from 'styled-components';

const FIGURES = ['shown', 'unique_clients', 'users_accepted', 'users_customised', 'users_declined'] as const;

interface Line {
  key: string;
  label: string;
  present: string;
  previous: string;
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

/** The month's figures beside the month before. */
export const ReportFacts = ({ report }: { report: MonthlyReport }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const before = report.previous_month;
  const rate = (value: number | null) => (value === null ? '–' : formatPercent(value, lang));
  const lines: Line[] = [
    ...FIGURES.map((figure) => ({
      key: figure,
      label: t(`evidence.figure.${figure}`),
      present: formatNumber(report[figure], lang),
      previous: formatNumber(before[figure], lang),
    })),
    {
      key: 'consent_rate',
      label: t('evidence.figure.consent_rate'),
      present: rate(report.consent_rate),
      previous: rate(before.consent_rate),
    },
  ];
  const columns: Column<Line>[] = [
    { key: 'label', title: t('report.figure'), cell: (line) => line.label },
    { key: 'present', title: t('report.thisMonth'), align: 'end', cell: (line) => line.present },
    { key: 'previous', title: t('report.previousMonth'), align: 'end', cell: (line) => line.previous },
  ];
  return (
    <Card>
      <Title>{t('report.compare')}</Title>
      <Table caption={t('report.compare')} columns={columns} items={lines} rowKey={(line) => line.key} />
      <p>
        {t('report.own', {
          access: formatNumber(report.own_requests.access, lang),
          erasure: formatNumber(report.own_requests.erasure, lang),
        })}
      </p>
    </Card>
  );
};
