import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Cover letters name papers, too: their names have one home, the texts package.
registerTexts(
  'compliance_papers',
  async (lang) => ({ default: (await import(`./inspection/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Names of the papers of an inspection. */
export const usePaperNames = () => {
  const t = useTexts('compliance_papers');
  return (paper: InspectionPaper): string => t(`papers.${paper}`);
};
