import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetExemptionCheckQuery } from '../calls/recordApi';
import { ExemptionForm } from '../features/exemption/ExemptionForm';
import { RecordArea } from '../layout/RecordArea';
import { useRecordTexts } from '../texts/useRecordTexts';

/** `/compliance/record/exemption`: five questions about the exemption from the record of section 39. */
export const ExemptionPage = () => {
  const t = useRecordTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetExemptionCheckQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <ExemptionForm key={data.organization_id} check={data} /> : <Skeleton $height="720px" />;
  };
  return (
    <RecordArea title={t('questions.title')} lead={t('questions.lead')}>
      {content()}
    </RecordArea>
  );
};
