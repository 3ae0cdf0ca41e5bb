import type { ConsentResult, ConsentType } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';

// Refusing is a visitor's right, not a failure, and accepting is no success: no colour judges either.
const TONES: Record<ConsentType, BadgeTone> = {
  accept_all: 'info',
  accept: 'info',
  reconsent: 'neutral',
  decline_all: 'neutral',
};

/** A consent type or result in words. */
export const ConsentTypeBadge = ({ type }: { type: ConsentType | ConsentResult }) => {
  const t = useTexts('dashboard');
  return <Badge tone={TONES[type]}>{t(`evidence.type.${type}`)}</Badge>;
};
