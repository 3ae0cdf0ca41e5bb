import type { SentBinder } from '@yinyom/contracts/papers/inspectionLetter';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { binderFileName } from './binderFileName';
import type { BinderRecord } from './BinderRecord';
import type { BinderStore } from './binder.store';

/** One of a letter's binders by its id, or the newest that has all papers of the letter; none where it has no papers. */
type Which = { id: string } | { papers: readonly InspectionPaper[] };

/** Most binders of a letter that are looked through, the newest first. */
const LOOKED_AT = 100;

const isMeant = ({ _id, papers }: BinderRecord, which: Which): boolean =>
  'id' in which
    ? String(_id) === which.id
    : which.papers.length > 0 && which.papers.every((paper) => papers.includes(paper));

/** Finds a binder that was made for a letter and is ready, as an answer to the letter names it. */
export const createSentBinder =
  (binders: Pick<BinderStore, 'list'>) =>
  async (organizationId: string, letter_id: string, which: Which): Promise<SentBinder | null> => {
    const made = await binders.list(organizationId, { before: null, limit: LOOKED_AT, letter_id });
    const found = made.find((binder) => binder.zip !== null && isMeant(binder, which));
    if (!found?.zip || !found.ready_at) return null;
    return {
      id: String(found._id),
      file_name: binderFileName(found),
      ready_at: found.ready_at.toISOString(),
      sha256: found.zip.sha256,
    };
  };
export type FindSentBinder = ReturnType<typeof createSentBinder>;
