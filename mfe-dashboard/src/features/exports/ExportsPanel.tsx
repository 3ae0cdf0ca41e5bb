import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { ExportForm } from './ExportForm';
import type { ExportPeriod } from './ExportForm';
import { ExportRow } from './ExportRow';
import { useExportsQuery } from './exportsApi';

/** Milliseconds between two looks while a file is being made. */
const LOOK_MS = 1500;

/** Orders files and shows the ones there are, with their progress. */
export const ExportsPanel = (period: ExportPeriod) => {
  const t = useTexts('dashboard');
  const call = { query: { application_id: period.applicationId, limit: '20' }, quiet: true };
  const known = useExportsQuery(call, { refetchOnMountOrArgChange: true });
  const jobs = known.currentData?.entities;
  const busy = jobs?.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  useExportsQuery(call, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !busy });
  return (
    <Stack $gap={4}>
      <ExportForm {...period} />
      {!jobs && !known.isError && <Skeleton $height="96px" />}
      {!jobs && known.isError && <ErrorState onRetry={() => void known.refetch()} />}
      {jobs?.length === 0 && (
        <EmptyState icon="download" title={t('exports.emptyTitle')}>
          {t('exports.emptyText')}
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <Stack as="ul" $gap={0} aria-label={t('exports.files')} aria-live="polite">
          {jobs.map((job) => (
            <ExportRow key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
