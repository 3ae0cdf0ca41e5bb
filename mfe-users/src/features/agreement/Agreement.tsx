import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { AcceptedAgreement } from './AcceptedAgreement';
import { AgreementAsk } from './AgreementAsk';
import { useGetOrganizationAgreementQuery } from './agreementApi';

/** Which data-processing agreement the organization accepted; asks for the one that is offered when it is another. */
export const Agreement = () => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const id = organizationId ?? '';
  const { data, error, isError, refetch } = useGetOrganizationAgreementQuery(
    { params: { id }, quiet: true },
    { skip: organizationId === null },
  );
  return (
    <Card aria-labelledby="agreement">
      <Stack>
        <h2 id="agreement">{t('agreement.title')}</h2>
        <p>{t('agreement.lead')}</p>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="140px" />}
        {data?.asks && (
          <AgreementAsk
            key={data.current.sha256}
            organizationId={id}
            isFirst={data.accepted === null}
            head={data.current}
          />
        )}
        {data?.accepted && <AcceptedAgreement organizationId={id} acceptance={data.accepted} />}
      </Stack>
    </Card>
  );
};
