import { formatDate, Link, useAppDispatch, useSearchParams, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ROLES } from '@yinyom/contracts/constants';
import { ConsentsSection } from '../features/consents/ConsentsSection';
import { forgetExports } from '../features/exports/exportsApi';
import { FunnelSection } from '../features/funnel/FunnelSection';
import { ExportsButton } from '../features/exports/ExportsButton';
import { DEFAULT_PERIOD, isPeriod, periodRange } from '../features/period/period';
import { PeriodSelect } from '../features/period/PeriodSelect';
import { RateCard } from '../features/rate/RateCard';
import { FirstSteps } from '../features/overview/FirstSteps';
import { isBeginning } from '../features/overview/isBeginning';
import { Overview } from '../features/overview/Overview';
import { useWebsiteOverviewQuery } from '../features/overview/overviewApi';
import { ShareSection } from '../features/shares/ShareSection';
import { SummaryCards } from '../features/summary/SummaryCards';
import { takeFigures, useApplicationSummaryQuery } from '../features/summary/summaryApi';
import { ChangeStrip } from '../features/trend/changes/ChangeStrip';
import { forgetChanges } from '../features/trend/changes/changesApi';
import { useChanges } from '../features/trend/changes/useChanges';
import { SincePublication } from '../features/trend/SincePublication';
import { TrendSection } from '../features/trend/TrendSection';
import { useLiveWebsite } from '../live/useLiveWebsite';
import { UnrecordedNotice } from '../features/usage/UnrecordedNotice';
import { UsageNotice } from '../features/usage/UsageNotice';
import { NoApplication } from './NoApplication';
import { RefusedPage, refusalOf } from './RefusedPage';
import { useTitleOf } from '../website/useTitleOf';

const Actions = styled(Row)`
  align-items: end;
`;

/** The verdict and the one rate next to each other, where there is room. */
const Verdict = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(6)};
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    ${({ $two }) => $two && 'grid-template-columns: minmax(0, 1fr) 320px;'}
  }
`;
const Unit = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Figures = ({ applicationId }: { applicationId: string }) => {
  const t = useTexts('dashboard');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('period');
  const period = isPeriod(wanted) ? wanted : DEFAULT_PERIOD;
  const { from, to } = periodRange(period);
  const days = Number(period);
  const { role } = useSession();
  const asked = useMemo(
    () => ({ params: { id: applicationId }, query: { from, to }, quiet: true }),
    [applicationId, from, to],
  );
  const summary = useApplicationSummaryQuery(asked, { refetchOnMountOrArgChange: true });
  const website = summary.currentData?.application.domain_name;
  const titleOf = useTitleOf();
  const dispatch = useAppDispatch();
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
  const live = useLiveWebsite(applicationId, {
    onFigures: useCallback((figures) => takeFigures(asked, figures), [asked]),
    refresh,
    onExport: useCallback(() => void dispatch(forgetExports()), [dispatch]),
    onChange: useCallback(() => void dispatch(forgetChanges()), [dispatch]),
  });
  const changes = useChanges(applicationId, { from, to });
  const published = useMemo(
    () => changes.flatMap(({ kind, day }) => (kind === 'publication' ? [day] : [])).reverse(),
    [changes],
  );
  const lastPublished = published.at(-1);
  // What is below the verdict is first drawn once both answers are there: then nothing moves when the other one comes.
  const [drawn, setDrawn] = useState(false);
  const known = [summary, overview].every(({ currentData, isError }) => currentData !== undefined || isError);
  if (known && !drawn) setDrawn(true);
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
        <Verdict $two={!begins}>
          <Overview
            overview={overview.currentData}
            failed={overview.isError && !overview.isFetching}
            begins={begins}
            onRetry={() => void refetchOverview()}
          />
          {drawn && !begins && summary.currentData && <RateCard summary={summary.currentData} days={days} />}
        </Verdict>
        {!drawn ? null : summary.isError && !summary.currentData ? (
          <ErrorState onRetry={refresh} />
        ) : (
          <>
            {summary.currentData && <UsageNotice usage={summary.currentData.usage} />}
            {summary.currentData && <UnrecordedNotice count={summary.currentData.unrecorded} />}
            {begins && overview.currentData ? (
              <FirstSteps
                applicationId={applicationId}
                overview={overview.currentData}
                shown={summary.currentData?.shown ?? 0}
              />
            ) : (
              <>
                <SummaryCards
                  summary={summary.currentData}
                  linked
                  {...(role >= ROLES.member && { cookies: `/websites/${applicationId}?section=cookies` })}
                />
                <div>
                  <h2>{t('analyse.title')}</h2>
                  <Unit>{t('analyse.unit')}</Unit>
                </div>
                <TrendSection
                  linked
                  rows={summary.currentData?.trend}
                  published={published}
                  below={(view) => (
                    <Stack $gap={4}>
                      <ChangeStrip {...{ changes, from, to }} marked={view !== 'table'} />
                      {lastPublished && (
                        <SincePublication rows={summary.currentData?.trend ?? []} day={lastPublished} />
                      )}
                    </Stack>
                  )}
                />
                <FunnelSection
                  funnel={summary.currentData?.funnel}
                  before={summary.currentData?.before.funnel}
                  days={days}
                />
              </>
            )}
          </>
        )}
        {/* Before the table: nobody reaches what stands below a list without end. */}
        {drawn && summary.currentData && summary.currentData.decisions > 0 && (
          <ShareSection linked applicationId={applicationId} figures={summary.currentData} />
        )}
        {drawn && !begins && <ConsentsSection {...{ applicationId, from, to, live }} />}
      </Stack>
    </>
  );
};

/** `/dashboard`: the figures of the website chosen in the domain switcher. */
export const DashboardPage = () => {
  const t = useTexts('dashboard');
  const { applicationId } = useSession();
  if (!applicationId) return <NoApplication title={t('page.title')} />;
  return <Figures key={applicationId} applicationId={applicationId} />;
};
