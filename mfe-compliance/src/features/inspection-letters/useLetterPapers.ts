import {
  isOpenQuestion,
  papersOfLetter,
  type InspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { useLetterReadiness } from './useLetterReadiness';

/** How far the papers of a letter are. Until that is known, nothing is said of them. */
export const useLetterPapers = (letter: InspectionLetter) => {
  const { questions } = letter;
  const { data } = useLetterReadiness(letter);
  const known = new Map<InspectionPaper, PaperReadiness>(
    data?.inspection_papers.map((one) => [one.paper, one]),
  );
  const isIncomplete = (paper: InspectionPaper): boolean =>
    (known.get(paper)?.state ?? 'complete') !== 'complete';
  return {
    readinessOf: (paper: InspectionPaper): PaperReadiness | undefined => known.get(paper),
    /** Linked papers that are not complete. */
    incomplete: papersOfLetter(questions).filter(isIncomplete),
    /** Those of them of which no statement says why. */
    unexplained: papersOfLetter(questions.filter(({ remark }) => remark === '')).filter(isIncomplete),
    /** Questions with neither a paper nor a statement. */
    unanswered: questions.filter(isOpenQuestion),
  };
};
