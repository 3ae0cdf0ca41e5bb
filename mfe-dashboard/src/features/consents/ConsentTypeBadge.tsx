import type { ConsentResult, ConsentType } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';

const TONES: Record<ConsentType, BadgeTone> = {
  accept_all: 'success',
  accept: 'info',
  reconsent: 'neutral',
  // Refusing is a visitor's right, not a failure.
  decline_all: 'warning',
};

/** A consent type or result in words. */
export const ConsentTypeBadge = ({ type }: { type: ConsentType | ConsentResult }) => {
  const t = useTexts('dashboard');
  return <Badge tone={TONES[type]}>{t(`evidence.type.${type}`)}</Badge>;
};
