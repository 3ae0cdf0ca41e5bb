import { formatDateTime, Link, useParams, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { useScanQuery } from '../api/scanApi';
import { CompareChoice } from '../features/scan-compare/CompareChoice';
import { ScanComparison } from '../features/scan-compare/ScanComparison';
import { ScanResult } from '../features/scan-detail/ScanResult';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';

/** Milliseconds between two looks at a scan that is not finished. */
const POLL_MS = 5000;

/** `/websites/{id}/scans/{scanId}`: what one scan found out. While it runs, the page keeps looking. */
export const ScanPage = () => {
  const t = useTexts('websites');
  const { id = '', scanId = '' } = useParams();
  const [search] = useSearchParams();
  const other = search.get('with');
  const call = { params: { id, scanId }, quiet: true };
  const watch = useScanQuery(call, { refetchOnMountOrArgChange: true });
  const scan = watch.currentData;
  const underway = scan?.status === 'queued' || scan?.status === 'running';
  useScanQuery(call, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, skip: !underway });
  const refusal = refusalOf(watch.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  return (
    <>
      <p>
        <Link to={`/websites/${id}?section=cookies`}>← {t('reassign.back')}</Link>
      </p>
      <PageHeader
        title={t('scanDetail.title')}
        note={scan && t('scanDetail.of', { time: formatDateTime(scan.created_at) })}
        actions={scan && !underway && <CompareChoice scan={scan} />}
      />
      {scan && (other ? <ScanComparison scan={scan} otherId={other} /> : <ScanResult scan={scan} />)}
      {!scan && watch.isError && !watch.isFetching && <ErrorState onRetry={() => void watch.refetch()} />}
      {!scan && (!watch.isError || watch.isFetching) && <RowsSkeleton height="120px" />}
    </>
  );
};
