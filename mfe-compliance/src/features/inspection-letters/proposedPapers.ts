import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import en from '@yinyom/texts/inspection/en.json';
import th from '@yinyom/texts/inspection/th.json';
import { proposePapers } from '@yinyom/texts/sentences/proposePapers';

/** Letters come in Thai and in English, whatever language the reader chose. */
const KEYWORDS = [th.keywords, en.keywords];

/** Papers whose words are in a question. A proposal: people decide. */
export const proposedPapers = (question: string): InspectionPaper[] => proposePapers(question, KEYWORDS);
