import { errorMessage, formatDate, useSession } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Facts } from '@yinyom/ui/data/Facts';
import styled from 'styled-components';
import { useGetOfficerAppointmentQuery } from '../../calls/registersApi';
import { useRegisterTexts } from '../../texts/useRegisterTexts';

/** The contact's four lines; without a contact the card keeps them, so that the cards below do not move up. */
const HEIGHT = '120px';
const Content = styled.div`
  min-height: ${HEIGHT};
`;

/** Paper 1: who the officer is, and since when. */
export const OfficerCard = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetOfficerAppointmentQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    if (!data) return <Skeleton $height={HEIGHT} />;
    const { dpo, officer } = data;
    if (!dpo) return <p>{t('officer.no_contact')}</p>;
    return (
      <Facts
        facts={[
          [t('officer.contact'), [dpo.name, dpo.email, dpo.phone].filter(Boolean).join('\n')],
          [t('reading.appointed'), officer.appointed_on && formatDate(officer.appointed_on)],
        ]}
      />
    );
  };
  return (
    <Card aria-labelledby="officer">
      <Stack>
        <h2 id="officer">{t('officer.title')}</h2>
        <Content>{content()}</Content>
      </Stack>
    </Card>
  );
};
