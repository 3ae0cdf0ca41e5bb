import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { errorMessage, isApiError, Link, usePageTitle, useParams } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useGetSubjectRequestQuery } from '../calls/requestsApi';
import { DueChip } from '../clock/DueChip';
import { RequestActions } from '../features/actions/RequestActions';
import { Assignment } from '../features/assign/Assignment';
import { Letters, writeAnswer, writeRejection } from '../features/letters/Letters';
import { PersonCard } from '../features/request/PersonCard';
import { RequestFacts } from '../features/request/RequestFacts';
import { Tasks } from '../features/tasks/Tasks';
import { Timeline } from '../features/timeline/Timeline';
import { REQUEST_PLACE } from '../focus/requestPlace';
import { useFocusAfterChange } from '../focus/useFocusAfterChange';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { StateBadge } from '../words/StateBadge';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Whole = ({ request }: { request: SubjectRequest }) => {
  const place = useFocusAfterChange<HTMLDivElement>(request.state);
  return (
    <Stack $gap={5}>
      <Row ref={place} id={REQUEST_PLACE} tabIndex={-1}>
        <StateBadge state={request.state} />
        <DueChip request={request} />
      </Row>
      <RequestActions
        request={request}
        onAnswer={() => writeAnswer(request)}
        onReject={() => writeRejection(request)}
      />
      <Columns>
        <Stack $gap={5}>
          <RequestFacts request={request} />
          <Tasks request={request} />
          <Letters request={request} />
        </Stack>
        <Stack $gap={5}>
          <PersonCard request={request} />
          <Assignment request={request} />
          <Timeline request={request} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** `/requests/:id`: one request, whole, and what can be done with it. */
export const RequestPage = () => {
  const t = useComplianceTexts();
  const { id = '' } = useParams();
  const { data, error, isError, refetch } = useGetSubjectRequestQuery({ params: { id } });
  const title = data?.number ?? t('request.title');
  usePageTitle(title);
  if (isError && isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title={t('request.unknown')}
        action={
          <ButtonLink as={Link} to="/requests">
            {t('request.back')}
          </ButtonLink>
        }
      >
        {t('request.unknown_hint')}
      </EmptyState>
    );
  }
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <Whole key={data.id} request={data} /> : <Skeleton $height="640px" />;
  };
  return (
    <>
      <PageHeader title={title} note={<Link to="/requests">{t('request.back')}</Link>} />
      {content()}
    </>
  );
};
