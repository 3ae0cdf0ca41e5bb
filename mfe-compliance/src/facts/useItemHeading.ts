import { sourceOf, type PaperItem, type PaperRole } from '@yinyom/contracts/papers/paperItems';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { usePaperWords } from '../texts/usePaperWords';

/** Gives what the law calls an item, and where it names it. */
export const useItemHeading = () => {
  const words = usePaperWords();
  return (role: PaperRole, item: PaperItem): { heading: string; law: string } => ({
    heading: words(`${role}_items.${item}`),
    law: lawHeading(sourceOf(role, item), (key) => words(`sections.${key}`)),
  });
};
