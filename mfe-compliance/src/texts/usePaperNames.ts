import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// Papers, binders and cover letters print the names, too: they have one home, the texts package.
registerTexts(
  'compliance_papers',
  async (lang) => ({ default: (await import(`./paper-names/${lang}.ts`)).texts }),
  'mfe_compliance',
);

/** Names of the papers of an inspection. */
export const usePaperNames = () => {
  const t = useTexts('compliance_papers');
  return (paper: InspectionPaper): string => t(paper);
};

/** The same with their numbers. */
export const useNumberedPapers = () => {
  const nameOf = usePaperNames();
  return (paper: InspectionPaper): string => `${PAPER_ORDER.indexOf(paper) + 1}. ${nameOf(paper)}`;
};
