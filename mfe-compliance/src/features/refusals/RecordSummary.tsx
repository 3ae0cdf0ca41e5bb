import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useGetProcessingRecordQuery } from '../../calls/recordApi';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { RefusalTable } from './RefusalTable';

/** Item 7, which all organizations record. */
export const RecordSummary = () => {
  const t = useRecordTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetProcessingRecordQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <Skeleton $height="220px" />;
  const { refusals } = data;
  const shown = refusals.entities.length;
  return (
    <Card aria-labelledby="refusals">
      <Stack>
        <h2 id="refusals">{t('refusals.title')}</h2>
        <p>{t('refusals.hint')}</p>
        {shown === 0 ? (
          <p>
            <strong>{t('refusals.none')}</strong>
          </p>
        ) : (
          <RefusalTable refusals={refusals.entities} />
        )}
        {refusals.total > shown && <p>{t('refusals.more', { shown, total: refusals.total })}</p>}
      </Stack>
    </Card>
  );
};
