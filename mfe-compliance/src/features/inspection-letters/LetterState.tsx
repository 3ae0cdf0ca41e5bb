import type { LetterState as State } from '@yinyom/contracts/papers/inspectionLetter';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { useInspectionTexts } from '../../texts/useInspectionTexts';

const TONES: Record<State, BadgeTone> = {
  received: 'warning',
  preparing: 'info',
  answered: 'success',
  withdrawn: 'neutral',
};

/** The state of a letter in a word, and whether it was made up. */
export const LetterState = ({ state, sample }: { state: State; sample: boolean }) => {
  const t = useInspectionTexts();
  return (
    <Row $gap={1}>
      <Badge tone={TONES[state]}>{t(`letters.states.${state}`)}</Badge>
      {sample && <Badge>{t('letters.sample')}</Badge>}
    </Row>
  );
};
