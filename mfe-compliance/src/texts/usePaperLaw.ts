import { INSPECTION_PAPERS, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { usePaperWords } from './usePaperWords';

/** Gives the sections of the law that want a paper. For parts that load later only. */
export const usePaperLaw = () => {
  const words = usePaperWords();
  return (paper: InspectionPaper): string =>
    lawHeading(INSPECTION_PAPERS[paper], (key) => words(`sections.${key}`));
};
