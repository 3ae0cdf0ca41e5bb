import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useComplianceTexts } from '../texts/useComplianceTexts';

const TONES: Record<RequestState, BadgeTone> = {
  received: 'warning',
  verified: 'info',
  in_progress: 'info',
  waiting_for_person: 'neutral',
  completed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a request in a word. */
export const StateBadge = ({ state }: { state: RequestState }) => {
  const t = useComplianceTexts();
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
};
