import { formatDate, Link, useSearchParams, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useCallback } from 'react';
import styled from 'styled-components';
import { ConsentsSection } from '../features/consents/ConsentsSection';
import { useNewDecision } from '../features/consents/useNewDecision';
import { ExportsButton } from '../features/exports/ExportsButton';
import { DEFAULT_PERIOD, isPeriod, periodRange } from '../features/period/period';
import { PeriodSelect } from '../features/period/PeriodSelect';
import { FirstSteps } from '../features/overview/FirstSteps';
import { isBeginning } from '../features/overview/isBeginning';
import { Overview } from '../features/overview/Overview';
import { useWebsiteOverviewQuery } from '../features/overview/overviewApi';
import { ShareSection } from '../features/shares/ShareSection';
import { SummaryCards } from '../features/summary/SummaryCards';
import { useApplicationSummaryQuery } from '../features/summary/summaryApi';
import { TrendSection } from '../features/trend/TrendSection';
import { UsageNotice } from '../features/usage/UsageNotice';
import { NoApplication } from './NoApplication';
import { RefusedPage, refusalOf } from './RefusedPage';
import { useTitleOf } from '../website/useTitleOf';

const Actions = styled(Row)`
  align-items: end;
`;

const Figures = ({ applicationId }: { applicationId: string }) => {
  const t = useTexts('dashboard');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('period');
  const period = isPeriod(asked) ? asked : DEFAULT_PERIOD;
  const { from, to } = periodRange(period);
  const summary = useApplicationSummaryQuery(
    { params: { id: applicationId }, query: { from, to }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const website = summary.currentData?.application.domain_name;
  const titleOf = useTitleOf();
  const overview = useWebsiteOverviewQuery(
    { params: { id: applicationId }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch } = summary;
  const { refetch: refetchOverview } = overview;
  const refresh = useCallback(() => {
    void refetch();
    void refetchOverview();
  }, [refetch, refetchOverview]);
  useNewDecision({ application_id: applicationId, from, to }, refresh);
  const refusal = refusalOf(summary.error);
  if (refusal) return <RefusedPage refusal={refusal} />;

  const begins = isBeginning(summary.currentData, overview.currentData);
  const choosePeriod = (next: string) => {
    const kept = new URLSearchParams(search);
    kept.set('period', next);
    setSearch(kept, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={titleOf(t('page.title'), website)}
        note={t('period.range', { from: formatDate(from), to: formatDate(to) })}
        actions={
          <Actions>
            <ButtonLink as={Link} $kind="secondary" to="/reports">
              {t('page.monthlyReport')}
            </ButtonLink>
            <ExportsButton applicationId={applicationId} website={website} from={from} to={to} />
            <PeriodSelect value={period} onChange={choosePeriod} />
          </Actions>
        }
      />
      <Stack $gap={6}>
        <Overview
          overview={overview.currentData}
          failed={overview.isError && !overview.isFetching}
          onRetry={() => void refetchOverview()}
        />
        {summary.isError && !summary.currentData ? (
          <ErrorState onRetry={refresh} />
        ) : (
          <>
            {summary.currentData && <UsageNotice usage={summary.currentData.usage} />}
            {begins && overview.currentData ? (
              <FirstSteps
                applicationId={applicationId}
                overview={overview.currentData}
                shown={summary.currentData?.shown ?? 0}
              />
            ) : (
              <>
                <SummaryCards summary={summary.currentData} />
                <TrendSection rows={summary.currentData?.trend} />
              </>
            )}
          </>
        )}
        {/* Before the table: nobody reaches what stands below a list without end. */}
        {summary.currentData && summary.currentData.decisions > 0 && (
          <ShareSection applicationId={applicationId} figures={summary.currentData} />
        )}
        {!begins && <ConsentsSection applicationId={applicationId} from={from} to={to} />}
      </Stack>
    </>
  );
};

/** `/dashboard`: the figures of the website chosen in the domain switcher. */
export const DashboardPage = () => {
  const { applicationId } = useSession();
  return applicationId ? <Figures key={applicationId} applicationId={applicationId} /> : <NoApplication />;
};
