import type { Incident } from '@yinyom/contracts/papers/incident';
import { errorMessage, isApiError, Link, usePageTitle, useParams, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useGetIncidentQuery } from '../calls/incidentsApi';
import { IncidentClock } from '../clock/IncidentClock';
import { Containment } from '../features/incident/Containment';
import { Evidence } from '../features/incident/Evidence';
import { IncidentFacts } from '../features/incident/IncidentFacts';
import { IncidentTimeline } from '../features/incident/IncidentTimeline';
import { Lessons } from '../features/incident/Lessons';
import { NextStep } from '../features/incident/NextStep';
import { Notices } from '../features/incident/Notices';
import { RiskCard } from '../features/incident/RiskCard';
import { REQUEST_PLACE } from '../focus/requestPlace';
import { useFocusAfterChange } from '../focus/useFocusAfterChange';
import { useIncidentTexts } from '../texts/useIncidentTexts';
import { IncidentState } from '../words/IncidentState';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Whole = ({ incident }: { incident: Incident }) => {
  const place = useFocusAfterChange<HTMLDivElement>(incident.state);
  return (
    <Stack $gap={5}>
      <Row ref={place} id={REQUEST_PLACE} tabIndex={-1}>
        <IncidentState state={incident.state} />
        <IncidentClock incident={incident} />
      </Row>
      <NextStep incident={incident} />
      <Columns>
        <Stack $gap={5}>
          <IncidentFacts incident={incident} />
          <Containment incident={incident} />
          <RiskCard incident={incident} />
          <Notices incident={incident} />
        </Stack>
        <Stack $gap={5}>
          <IncidentTimeline incident={incident} />
          <Lessons incident={incident} />
          <Evidence incident={incident} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** `/compliance/incidents/:id`: one breach, whole, with its next step in view. */
export const IncidentPage = () => {
  const t = useIncidentTexts();
  const { id: iid = '' } = useParams();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetIncidentQuery(
    { params: { id: organizationId ?? '', iid } },
    { skip: organizationId === null },
  );
  const title = data?.number ?? t('one');
  usePageTitle(title);
  if (isError && isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title={t('unknown')}
        action={
          <ButtonLink as={Link} to="/compliance/incidents">
            {t('back')}
          </ButtonLink>
        }
      >
        {t('unknown_hint')}
      </EmptyState>
    );
  }
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <Whole key={data.id} incident={data} /> : <Skeleton $height="640px" />;
  };
  return (
    <>
      <PageHeader title={title} note={<Link to="/compliance/incidents">{t('back')}</Link>} />
      {content()}
    </>
  );
};
