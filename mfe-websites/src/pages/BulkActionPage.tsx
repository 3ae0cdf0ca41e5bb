import { Link, useParams, usePageTitle } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { useState } from 'react';
import { useBulkActionQuery } from '../api/bulkApi';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';
import { BulkResult } from '../features/bulk/BulkResult';
import { useBulkTexts } from '../texts/useBulkTexts';

const POLL_MS = 2_000;

/** `/portfolio/bulk/{id}`: how far something is that is done to many websites, and what became of each. */
export const BulkActionPage = () => {
  const t = useBulkTexts();
  const { id = '' } = useParams();
  const [polling, setPolling] = useState(POLL_MS);
  const one = useBulkActionQuery(
    { params: { id }, quiet: true },
    { pollingInterval: polling, skipPollingIfUnfocused: true },
  );
  const found = one.currentData;
  const wanted = found && ['done', 'cancelled', 'failed'].includes(found.state) ? 0 : POLL_MS;
  if (wanted !== polling) setPolling(wanted);
  const title = found ? t(`action_${found.action}`) : t('websites');
  usePageTitle(title);
  const refusal = refusalOf(one.error);
  if (refusal && !found) return <RefusedState refusal={refusal} />;
  return (
    <>
      <p>
        <Link to="/portfolio">← {t('to_portfolio')}</Link>
      </p>
      <PageHeader title={title} />
      {found ? (
        <BulkResult action={found} />
      ) : one.isError && !one.isFetching ? (
        <ErrorState onRetry={() => void one.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
};
