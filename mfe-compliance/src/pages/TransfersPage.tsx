import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetTransferRegisterQuery } from '../calls/registersApi';
import { TransferForm } from '../features/transfers/TransferForm';
import { PapersArea } from '../layout/PapersArea';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/papers/transfers`: who abroad receives personal data. */
export const TransfersPage = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetTransferRegisterQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <TransferForm key={data.organization_id} register={data} /> : <Skeleton $height="720px" />;
  };
  return (
    <PapersArea title={t('transfers.title')} lead={t('transfers.lead')}>
      {content()}
    </PapersArea>
  );
};
