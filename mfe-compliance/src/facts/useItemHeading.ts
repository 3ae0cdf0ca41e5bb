import { sourceOf, type PaperItem, type PaperRole } from '@yinyom/contracts/papers/paperItems';
import { usePaperWords } from '../texts/usePaperWords';
import { useRecordTexts } from '../texts/useRecordTexts';

/** Gives what the law calls an item, and where it names it. */
export const useItemHeading = () => {
  const t = useRecordTexts();
  const words = usePaperWords();
  return (role: PaperRole, item: PaperItem): { heading: string; law: string } => ({
    heading: words(`${role}_items.${item}`),
    law: t('item.law', { law: sourceOf(role, item) }),
  });
};
