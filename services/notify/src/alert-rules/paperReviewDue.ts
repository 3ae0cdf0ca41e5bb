import type { Breach } from './Breach';
import { namedControllerFigures, type OfController } from './controllerFigures';

type Paper = OfController & { due_at: string };

/**
 * Papers for inspections whose review is overdue, of each controller as one: each of them is named on the page that it leads to.
 * Pure.
 */
export const paperReviewDue = (papers: readonly Paper[]): Breach[] => {
  const subjectOf = ({ controller }: Paper): string => controller?.group_id ?? '';
  return [...new Set(papers.map(subjectOf))].map((subject) => {
    const theirs = papers.filter((paper) => subjectOf(paper) === subject);
    const [since] = theirs.map(({ due_at }) => due_at).sort();
    const figures = { amount: theirs.length, ...(since !== undefined && { since }) };
    return { subject, firm: true, figures: { ...figures, ...namedControllerFigures(theirs[0] ?? {}) } };
  });
};
