import type { Incident } from '@yinyom/contracts/papers/incident';
import { useParams, useSession } from '@yinyom/mfe-kit';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
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
import { STATE_PLACE } from '@yinyom/mfe-kit/components/statePlace';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { OnePage } from '../layout/OnePage';
import { useIncidentTexts } from '../texts/useIncidentTexts';
import { IncidentState } from '../words/IncidentState';

const Summary = styled.p`
  font-size: ${({ theme }) => theme.font.size.lead};
  overflow-wrap: anywhere;
`;

const Whole = ({ incident }: { incident: Incident }) => {
  const place = useFocusAfterChange<HTMLDivElement>(incident.state);
  return (
    <Stack $gap={5}>
      <Summary>{incident.what_happened}</Summary>
      <Row ref={place} id={STATE_PLACE} tabIndex={-1}>
        <IncidentState state={incident.state} />
        <IncidentClock incident={incident} />
      </Row>
      <NextStep incident={incident} />
      <SideColumns>
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
      </SideColumns>
    </Stack>
  );
};

/** `/compliance/incidents/:id`: one breach, whole, with its next step in view. */
export const IncidentPage = () => {
  const t = useIncidentTexts();
  const { id: iid = '' } = useParams();
  const { organizationId } = useSession();
  const query = useGetIncidentQuery(
    { params: { id: organizationId ?? '', iid } },
    { skip: organizationId === null },
  );
  return (
    <OnePage
      query={query}
      title={query.data?.number ?? t('one')}
      back={{ to: '/compliance/incidents', text: t('back') }}
      unknown={{ title: t('unknown'), hint: t('unknown_hint') }}
    >
      {(incident) => <Whole key={incident.id} incident={incident} />}
    </OnePage>
  );
};
