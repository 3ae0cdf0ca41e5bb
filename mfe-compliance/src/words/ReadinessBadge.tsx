import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useRegisterTexts } from '../texts/useRegisterTexts';

const TONES: Record<PaperReadiness['state'], BadgeTone> = {
  complete: 'success',
  partly: 'warning',
  empty: 'neutral',
};

/** How far a paper is, in a word. */
export const ReadinessBadge = ({ state }: Pick<PaperReadiness, 'state'>) => {
  const t = useRegisterTexts();
  return <Badge tone={TONES[state]}>{t(`readiness.${state}`)}</Badge>;
};
