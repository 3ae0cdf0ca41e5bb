import type { AgreementSummary } from '@yinyom/contracts/papers/agreement';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useAgreementWords } from '../texts/useAgreementWords';

const TONES: Record<AgreementSummary['standing'], BadgeTone> = {
  draft: 'neutral',
  sent: 'info',
  signed: 'success',
  expired: 'warning',
  ended: 'neutral',
};

/** Where an agreement is. */
export const AgreementBadge = ({ standing }: Pick<AgreementSummary, 'standing'>) => {
  const words = useAgreementWords();
  return <Badge tone={TONES[standing]}>{words(`standings.${standing}`)}</Badge>;
};
