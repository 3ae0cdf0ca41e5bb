import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import type { PaperSource } from '../binder/PaperSource';

/** Papers whose reviews are watched here; requests, incidents and agreements have clocks and alerts of their own. */
const REVIEWED: readonly InspectionPaper[] = ['officer', 'processing', 'transfers', 'security', 'training'];

/** Finds papers of an organization in which something is overdue, with the earliest day of each. */
export const createOverduePapers =
  ({ sources, now }: { sources: readonly PaperSource[]; now(): Date }) =>
  async ({ organization_id }: { organization_id: string }) => {
    const papers = await Promise.all(
      sources
        .filter(({ paper }) => REVIEWED.includes(paper))
        .map((source) => source.readiness(organization_id)),
    );
    return papers.flatMap(({ paper, missing }) => {
      const [due_at] = missing
        .flatMap((field) => (field.due_at === null ? [] : [field.due_at]))
        .filter((day) => Date.parse(day) <= now().getTime())
        .sort();
      return due_at === undefined ? [] : [{ paper, due_at }];
    });
  };
