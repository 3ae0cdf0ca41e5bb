import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import type { PaperSource } from '../binder/PaperSource';

/** Papers whose reviews are watched here; requests, incidents and agreements have clocks and alerts of their own. */
const REVIEWED: readonly InspectionPaper[] = ['officer', 'processing', 'transfers', 'security', 'training'];

/** Days by which something of a paper is to be done; of one whose readiness reads much, without it. */
const daysOf = async (source: PaperSource, organizationId: string): Promise<(string | null)[]> =>
  source.reviewDue
    ? [await source.reviewDue(organizationId)]
    : (await source.readiness(organizationId)).missing.map(({ due_at }) => due_at);

/** Finds papers of an organization in which something is overdue, with the earliest day of each. */
export const createOverduePapers =
  ({ sources, now }: { sources: readonly PaperSource[]; now(): Date }) =>
  async ({ organization_id }: { organization_id: string }) => {
    const papers = await Promise.all(
      sources
        .filter(({ paper }) => REVIEWED.includes(paper))
        .map(async (source) => ({ paper: source.paper, days: await daysOf(source, organization_id) })),
    );
    return papers.flatMap(({ paper, days }) => {
      const [due_at] = days
        .flatMap((day) => (day === null ? [] : [day]))
        .filter((day) => Date.parse(day) <= now().getTime())
        .sort();
      return due_at === undefined ? [] : [{ paper, due_at }];
    });
  };
