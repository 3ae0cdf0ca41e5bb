import type { ListedIncident } from '@yinyom/contracts/papers/incident';
import { Link } from '@yinyom/mfe-kit';
import { Row } from '@yinyom/ui/data/Stack';
import { Quiet } from '../../layout/Quiet';
import { CardItem } from '../../layout/CardItem';
import { IncidentClock } from '../../clock/IncidentClock';
import { useBothClocks } from '../../clock/useBothClocks';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { IncidentState } from '../../words/IncidentState';

/** An incident in the list: number, clock, what happened, and the next step. */
export const IncidentCard = ({ incident }: { incident: ListedIncident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const clocks = useBothClocks();
  const { id, number, acting_as, what_happened, breach_kinds, state, clock_runs, due_at, missing_steps } =
    incident;
  const next = missing_steps[0] ?? 'close';
  return (
    <CardItem $gap={2}>
      <Link to={`/compliance/incidents/${id}`}>{number}</Link>
      <Row $gap={2}>
        <IncidentState state={state} />
        <IncidentClock incident={incident} />
      </Row>
      <p>{what_happened}</p>
      {breach_kinds.length > 0 && (
        <Quiet>{breach_kinds.map((kind) => words(`kinds.${kind}`)).join(' · ')}</Quiet>
      )}
      {clock_runs && (
        <Quiet>
          {words(acting_as === 'controller' ? 'facts.due' : 'facts.due_controller')}: {clocks(due_at)}
        </Quiet>
      )}
      {state !== 'closed' && (
        <Quiet>
          {t('next.title')}: {t(`next.${next}`)}
        </Quiet>
      )}
    </CardItem>
  );
};
