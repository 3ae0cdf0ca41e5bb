import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { errorMessage, formatDate, formatDateTime, Link, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCallback } from 'react';
import styled from 'styled-components';
import { DayAlerts } from '../features/day/DayAlerts';
import { useDayRecordQuery } from '../features/day/dayApi';
import { DayControls } from '../features/day/DayControls';
import { DayFigures } from '../features/day/DayFigures';
import { DayPdfButton } from '../features/day/DayPdfButton';
import { dayFrom } from '../features/day/dayRange';
import { DayScan } from '../features/day/DayScan';
import { VersionCard } from '../features/day/VersionCard';
import { useAlertWords } from '../features/alerts/useAlertWords';
import { useDayTexts } from '../texts/useDayTexts';
import { useTitleOf } from '../website/useTitleOf';
import { NoApplication } from './NoApplication';
import { RefusedPage, refusalOf } from './RefusedPage';

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space(5)};
  list-style: disc;
`;

/** As large as what comes, so that nothing jumps. */
const DaySkeleton = () => (
  <SideColumns>
    <Skeleton $height="900px" />
    <Stack $gap={5}>
      <Skeleton $height="466px" />
      <Skeleton $height="118px" />
      <Skeleton $height="118px" />
    </Stack>
  </SideColumns>
);

/** What stands in the place of the banner on a day without one. */
const NoVersion = ({ record, onDay }: { record: DayRecord; onDay: (day: string) => void }) => {
  const t = useDayTexts();
  const { first_day, day, application } = record;
  if (first_day === null)
    return (
      <EmptyState
        icon="clock"
        title={t('never_title')}
        action={
          <ButtonLink as={Link} to={`/websites/${application.id}?section=banner`}>
            {t('go_banner')}
          </ButtonLink>
        }
      >
        {t('never_text')}
      </EmptyState>
    );
  if (first_day > day)
    return (
      <EmptyState
        icon="clock"
        title={t('before_title')}
        action={
          <Button onClick={() => onDay(first_day)}>{t('go_first', { day: formatDate(first_day) })}</Button>
        }
      >
        {t('before_text', { day: formatDate(first_day) })}
      </EmptyState>
    );
  return <EmptyState icon="clock" title={t('taken_back')} />;
};

const Day = ({ record, onDay }: { record: DayRecord; onDay: (day: string) => void }) => {
  const t = useDayTexts();
  const words = useAlertWords();
  const { application, versions, unknown } = record;
  const never = record.first_day === null;
  return (
    <Stack $gap={5}>
      {record.unfinished && (
        <Notice tone="info" small>
          {t('unfinished', { time: formatDateTime(record.generated_at) })}
        </Notice>
      )}
      <SideColumns>
        <Stack $gap={5}>
          {versions.length > 1 && <p>{t('several', { number: versions.length })}</p>}
          {versions.length === 0 && (
            <Card>
              <NoVersion record={record} onDay={onDay} />
            </Card>
          )}
          {versions.map((version) => (
            <VersionCard
              key={version.version}
              applicationId={application.id}
              version={version}
              alone={versions.length === 1}
            />
          ))}
        </Stack>
        <Stack $gap={5}>
          {!never && <DayFigures figures={record.figures} />}
          <DayScan record={record} />
          <DayAlerts record={record} words={words} />
          {unknown.length > 0 && (
            <Card aria-label={t('unknown_title')}>
              <Stack $gap={3}>
                <h2>{t('unknown_title')}</h2>
                <List>
                  {unknown.map((name) => (
                    <li key={name}>{t(`unknown_${name}`)}</li>
                  ))}
                </List>
              </Stack>
            </Card>
          )}
        </Stack>
      </SideColumns>
    </Stack>
  );
};

const Content = ({ applicationId }: { applicationId: string }) => {
  const [search, setSearch] = useSearchParams();
  const today = bangkokToday();
  const day = dayFrom(search.get('day'), today);
  const onDay = useCallback((next: string) => setSearch({ day: next }, { replace: true }), [setSearch]);
  const query = useDayRecordQuery(
    { query: { application_id: applicationId, day }, quiet: true },
    { refetchOnMountOrArgChange: day === today },
  );
  const record = query.currentData;
  const t = useDayTexts();
  const titleOf = useTitleOf();
  const refusal = refusalOf(query.error);
  if (refusal) return <RefusedPage refusal={refusal} />;
  return (
    <>
      <PageHeader
        title={titleOf(t('title'), record?.application.domain_name)}
        note={t('lead')}
        actions={<DayPdfButton applicationId={applicationId} day={day} />}
      />
      <Stack $gap={5}>
        <DayControls applicationId={applicationId} day={day} today={today} onChange={onDay} />
        {query.isError && !record && (
          <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
        )}
        {!record && !query.isError && <DaySkeleton />}
        {record && <Day record={record} onDay={onDay} />}
      </Stack>
    </>
  );
};

/** `/time-machine`: one day of the website chosen in the domain switcher; the address carries the day (`?day=`). */
export const DayPage = () => {
  const t = useDayTexts();
  const { applicationId } = useSession();
  if (!applicationId) return <NoApplication title={t('title')} />;
  return <Content key={applicationId} applicationId={applicationId} />;
};
