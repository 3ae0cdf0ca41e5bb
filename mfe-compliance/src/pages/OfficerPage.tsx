import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetOfficerAppointmentQuery } from '../calls/registersApi';
import { OfficerForm } from '../features/officer/OfficerForm';
import { PapersArea } from '../layout/PapersArea';
import { useRegisterTexts } from '../texts/useRegisterTexts';

/** `/compliance/papers/officer`: the appointment of the data protection officer, its letter and the signed scan. */
export const OfficerPage = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetOfficerAppointmentQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? (
      <OfficerForm key={data.organization_id} appointment={data} />
    ) : (
      <Skeleton $height="720px" />
    );
  };
  return (
    <PapersArea title={t('officer.title')} lead={t('officer.lead')}>
      {content()}
    </PapersArea>
  );
};
