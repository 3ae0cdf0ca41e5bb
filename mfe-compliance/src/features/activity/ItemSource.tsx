import type { ShownItem } from '@yinyom/contracts/papers/activity';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { useRecordTexts } from '../../texts/useRecordTexts';

const TONES: Record<ShownItem['source'], BadgeTone> = { known: 'info', asked: 'success', empty: 'warning' };

/** Where an item is from, in a word. */
export const ItemSource = ({ source }: { source: ShownItem['source'] }) => {
  const t = useRecordTexts();
  return <Badge tone={TONES[source]}>{t(`item.${source}`)}</Badge>;
};
