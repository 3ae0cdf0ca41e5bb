import type { Breach } from './Breach';

/** Papers of the inspection file whose review is overdue, as one: each of them is named on the page that it leads to. Pure. */
export const paperReviewDue = (papers: readonly { due_at: string }[]): Breach[] => {
  const [since] = papers.map(({ due_at }) => due_at).sort();
  return since === undefined ? [] : [{ subject: '', firm: true, figures: { amount: papers.length, since } }];
};
