import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetSecurityMeasuresQuery } from '../calls/registersApi';
import { SecurityForm } from '../features/security/SecurityForm';
import { PapersArea } from '../layout/PapersArea';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/papers/security`: security measures in the organization’s own words. */
export const SecurityPage = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetSecurityMeasuresQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <SecurityForm key={data.organization_id} measures={data} /> : <Skeleton $height="720px" />;
  };
  return (
    <PapersArea title={t('security.title')} lead={t('security.lead')}>
      {content()}
    </PapersArea>
  );
};
