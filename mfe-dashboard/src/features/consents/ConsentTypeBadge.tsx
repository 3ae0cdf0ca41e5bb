import type { ConsentResult, ConsentType } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';

const TONES: Record<ConsentType, BadgeTone> = {
  accept_all: 'success',
  accept: 'info',
  reconsent: 'neutral',
  decline_all: 'danger',
};

/** A consent type or result in words. */
export const ConsentTypeBadge = ({ type }: { type: ConsentType | ConsentResult }) => {
  const t = useTexts('dashboard');
  return <Badge tone={TONES[type]}>{t(`type.${type}`)}</Badge>;
};
