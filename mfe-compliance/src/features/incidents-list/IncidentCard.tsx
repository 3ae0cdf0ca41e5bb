import type { ListedIncident } from '@yinyom/contracts/papers/incident';
import { Link } from '@yinyom/mfe-kit';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { IncidentClock } from '../../clock/IncidentClock';
import { useBothClocks } from '../../clock/useBothClocks';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { IncidentState } from '../../words/IncidentState';

const Root = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  > a {
    justify-self: start;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  /* The whole card opens the incident. */
  > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** An incident in the list: number, clock, what happened, and the next step. */
export const IncidentCard = ({ incident }: { incident: ListedIncident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const clocks = useBothClocks();
  const { id, number, acting_as, what_happened, breach_kinds, state, clock_runs, due_at, missing_steps } =
    incident;
  const next = missing_steps[0] ?? 'close';
  return (
    <Root>
      <Link to={`/compliance/incidents/${id}`}>{number}</Link>
      <Row $gap={2}>
        <IncidentState state={state} />
        <IncidentClock incident={incident} />
      </Row>
      <p>{what_happened}</p>
      {breach_kinds.length > 0 && (
        <Quiet>{breach_kinds.map((kind) => words(`kinds.${kind}`)).join(' · ')}</Quiet>
      )}
      {clock_runs && acting_as === 'controller' && (
        <Quiet>
          {words('facts.due')}: {clocks(due_at)}
        </Quiet>
      )}
      {state !== 'closed' && (
        <Quiet>
          {t('next.title')}: {t(`next.${next}`)}
        </Quiet>
      )}
    </Root>
  );
};
