import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { useParams } from '@yinyom/mfe-kit';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useGetSubjectRequestQuery } from '../calls/requestsApi';
import { DueChip } from '../clock/DueChip';
import { RequestActions } from '../features/actions/RequestActions';
import { Assignment } from '../features/assign/Assignment';
import { ConsentRecordCard } from '../features/consent-record/ConsentRecordCard';
import { RequestFiles } from '../features/files/RequestFiles';
import { Letters, writeAnswer, writeRejection } from '../features/letters/Letters';
import { PersonCard } from '../features/request/PersonCard';
import { RequestFacts } from '../features/request/RequestFacts';
import { Tasks } from '../features/tasks/Tasks';
import { Timeline } from '../features/timeline/Timeline';
import { STATE_PLACE } from '@yinyom/mfe-kit/components/statePlace';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { OnePage } from '../layout/OnePage';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { useRightsText } from '../words/useRightsText';
import { StateBadge } from '../words/StateBadge';

const Whole = ({ request }: { request: SubjectRequest }) => {
  const rightsText = useRightsText();
  const place = useFocusAfterChange<HTMLDivElement>(request.state);
  return (
    <Stack $gap={5}>
      <div>
        <Row ref={place} id={STATE_PLACE} tabIndex={-1}>
          <StateBadge state={request.state} />
          <DueChip request={request} />
        </Row>
        <p>
          <strong>{rightsText(request.rights)}</strong>
          {request.person && ` · ${request.person.name}`}
        </p>
      </div>
      <RequestActions
        request={request}
        onAnswer={() => writeAnswer(request)}
        onReject={() => writeRejection(request)}
      />
      <SideColumns>
        <Stack $gap={5}>
          <RequestFacts request={request} />
          <Tasks request={request} />
          <Letters request={request} />
          {request.consent_id !== null && <ConsentRecordCard request={request} />}
          {(request.files.length > 0 || isOpen(request.state)) && <RequestFiles request={request} />}
        </Stack>
        <Stack $gap={5}>
          <PersonCard request={request} />
          <Assignment request={request} />
          <Timeline request={request} />
        </Stack>
      </SideColumns>
    </Stack>
  );
};

/** `/requests/:id`: one request, whole, and what can be done with it. */
export const RequestPage = () => {
  const t = useComplianceTexts();
  const { id = '' } = useParams();
  const query = useGetSubjectRequestQuery({ params: { id } });
  return (
    <OnePage
      query={query}
      title={query.data?.number ?? t('request.title')}
      back={{ to: '/requests', text: t('request.back') }}
      unknown={{ title: t('request.unknown'), hint: t('request.unknown_hint') }}
    >
      {(request) => <Whole key={request.id} request={request} />}
    </OnePage>
  );
};
