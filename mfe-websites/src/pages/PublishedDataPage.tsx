import { Link, useParams, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { useLeakFindingsQuery, useLeakWatchQuery } from '../api/leakApi';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';
import { LeakReportButton } from '../features/published-data/LeakReportButton';
import { LatestLook } from '../features/published-data/LatestLook';
import { LeakCard } from '../features/published-data/LeakCard';
import { WatchSwitch } from '../features/published-data/WatchSwitch';
import { useLeakTexts } from '../texts/useLeakTexts';

/** `/websites/{id}/published`: personal data that scans found published, for Admins. */
export const PublishedDataPage = () => {
  const t = useLeakTexts();
  const words = useTexts('websites');
  const { id = '' } = useParams();
  const call = { params: { id }, quiet: true };
  const watch = useLeakWatchQuery(call, { refetchOnMountOrArgChange: true });
  const list = useLeakFindingsQuery(call, { refetchOnMountOrArgChange: true });
  const refusal = refusalOf(watch.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  const findings = list.currentData?.entities;
  return (
    <>
      <p>
        <Link to={`/websites/${id}?section=settings`}>← {words('reassign.back')}</Link>
      </p>
      <PageHeader
        title={t('title')}
        note={t('lead')}
        actions={watch.currentData?.latest && <LeakReportButton applicationId={id} />}
      />
      {watch.isError && <ErrorState onRetry={() => void watch.refetch()} />}
      {!watch.currentData && !watch.isError && <RowsSkeleton height="120px" />}
      {watch.currentData && (
        <Stack>
          <WatchSwitch applicationId={id} watch={watch.currentData} />
          {watch.currentData.latest && <LatestLook latest={watch.currentData.latest} />}
          {watch.currentData.enabled && !watch.currentData.latest && (
            <EmptyState
              icon="search"
              title={t('notScanned')}
              action={
                <ButtonLink as={Link} to={`/websites/${id}?section=cookies`}>
                  {t('toScans')}
                </ButtonLink>
              }
            />
          )}
          {/* A list that could not be read is not an empty one. */}
          {!findings &&
            watch.currentData.enabled &&
            (list.isError ? (
              <ErrorState onRetry={() => void list.refetch()} />
            ) : (
              <RowsSkeleton height="120px" />
            ))}
          {findings?.length === 0 && watch.currentData.latest && (
            <EmptyState icon="check" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          )}
          {findings && findings.length > 0 && (
            <Stack as="ul">
              {findings.map((finding) => (
                <LeakCard key={finding.id} applicationId={id} finding={finding} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
};
