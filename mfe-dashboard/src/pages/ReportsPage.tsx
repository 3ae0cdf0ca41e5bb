import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { formatDateTime, useAppDispatch, useSearchParams, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { presentMonth } from '@yinyom/ui/form/MonthPicker';
import { useCallback, useEffect } from 'react';
import { ExportsButton, openExports } from '../features/exports/ExportsButton';
import { monthBefore } from '../features/period/monthBefore';
import { monthRange } from '../features/period/monthRange';
import { MonthButton } from '../features/report/MonthButton';
import { ReportPdfButton } from '../features/report/ReportPdfButton';
import { ReportFacts } from '../features/report/ReportFacts';
import { useMonthlyReportQuery } from '../features/report/reportApi';
import { ShareSection } from '../features/shares/ShareSection';
import { SummaryCards } from '../features/summary/SummaryCards';
import { TrendSection } from '../features/trend/TrendSection';
import { useLiveWebsite } from '../live/useLiveWebsite';
import { forgetExports } from '../features/exports/exportsApi';
import { useTitleOf } from '../website/useTitleOf';
import { NoApplication } from './NoApplication';
import { RefusedPage, refusalOf } from './RefusedPage';

/** A month from the address; null where it is absent, malformed or in the future. */
const monthFrom = (search: URLSearchParams): string | null => {
  const asked = search.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= presentMonth() ? asked : null;
};

/** The report of a month. Who only wants to know what it is of asks with the same words and shares the answer. */
const useReport = (applicationId: string | null, month: string) =>
  useMonthlyReportQuery(
    { query: { application_id: applicationId ?? '', month }, quiet: true },
    { refetchOnMountOrArgChange: true, skip: !applicationId },
  );

const isEmpty = (report: MonthlyReport | undefined): boolean =>
  report !== undefined && report.decisions === 0 && report.shown === 0;

/**
 * The month that is shown: the one that was asked for, else the last one that is over, because a month that runs says
 * little about a month. A website without visitors then begins with the month that runs.
 */
const useMonth = (applicationId: string | null, search: URLSearchParams): string => {
  const asked = monthFrom(search);
  const present = presentMonth();
  const over = monthBefore(present);
  const found = useReport(asked ? null : applicationId, over).currentData;
  return asked ?? (isEmpty(found) ? present : over);
};

interface ReportProps {
  applicationId: string;
  month: string;
  onPresent: () => void;
}

const Report = ({ applicationId, month, onPresent }: ReportProps) => {
  const t = useTexts('dashboard');
  const query = useReport(applicationId, month);
  const report = query.currentData;
  const { refetch } = query;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const dispatch = useAppDispatch();
  const today = report?.trend;
  useLiveWebsite(report?.partial ? applicationId : null, {
    onFigures: useCallback(
      ({ row }) => today?.some((day) => day.date === row.date && day.total === row.total) === false,
      [today],
    ),
    refresh,
    onExport: useCallback(() => void dispatch(forgetExports()), [dispatch]),
    onChange: refresh,
  });
  const refusal = refusalOf(query.error);
  if (refusal) return <RefusedPage refusal={refusal} />;
  if (query.isError && !report) return <ErrorState onRetry={refresh} />;
  return (
    <Stack $gap={6}>
      {report ? (
        <Row>
          {report.partial && <Badge tone="info">{t('report.partial')}</Badge>}
          {month === monthBefore(presentMonth()) && (
            <>
              <Badge>{t('report.lastFull')}</Badge>
              <Button kind="quiet" size="small" onClick={onPresent}>
                {t('report.soFar')}
              </Button>
            </>
          )}
          <span>{t('report.generated', { time: formatDateTime(report.generated_at) })}</span>
        </Row>
      ) : (
        <Skeleton $height="30px" $width="min(420px, 90%)" />
      )}
      <SummaryCards summary={report} />
      {isEmpty(report) ? (
        <Card>
          <EmptyState icon="chart" title={t('report.emptyTitle')}>
            {t('report.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        // Below cards that grow with their figures; drawn once they are there.
        report && <TrendSection rows={report.trend} />
      )}
      {report && <ReportFacts report={report} />}
      {report && report.decisions > 0 && <ShareSection applicationId={applicationId} figures={report} />}
    </Stack>
  );
};

/** `/reports`: the monthly report of the website chosen in the domain switcher. */
export const ReportsPage = () => {
  const t = useTexts('dashboard');
  const { applicationId } = useSession();
  const [search, setSearch] = useSearchParams();
  const month = useMonth(applicationId, search);
  const choose = (next: string) => setSearch({ month: next }, { replace: true });
  const website = useReport(applicationId, month).currentData?.application.domain_name;
  const titleOf = useTitleOf();
  // Other pages lead to the files themselves (`?exports=open`); going back does not open them again.
  const asksForFiles = search.has('exports');
  useEffect(() => {
    if (!asksForFiles || !applicationId || website === undefined) return;
    setSearch({ month }, { replace: true });
    openExports({ applicationId, website, ...monthRange(month) });
  }, [asksForFiles, applicationId, website, month, setSearch]);
  if (!applicationId) return <NoApplication title={t('report.title')} />;
  const files = { applicationId, website, ...monthRange(month) };
  return (
    <>
      <PageHeader
        title={titleOf(t('report.title'), website)}
        note={t('report.lead')}
        actions={
          <Row>
            <MonthButton month={month} onChange={choose} />
            <ExportsButton {...files} />
            <ReportPdfButton applicationId={applicationId} month={month} onLater={() => openExports(files)} />
          </Row>
        }
      />
      <Report key={applicationId} {...{ applicationId, month }} onPresent={() => choose(presentMonth())} />
    </>
  );
};
