import type { IncidentState as State } from '@yinyom/contracts/papers/incidentSteps';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useIncidentWords } from '../texts/useIncidentTexts';

const TONES: Record<State, BadgeTone> = {
  open: 'info',
  contained: 'info',
  notified: 'success',
  closed: 'neutral',
};

/** The state of an incident in a word. */
export const IncidentState = ({ state }: { state: State }) => {
  const words = useIncidentWords();
  return <Badge tone={TONES[state]}>{words(`states.${state}`)}</Badge>;
};
