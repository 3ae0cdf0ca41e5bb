import type { Binder } from '@yinyom/contracts/papers/binders';
import { papersOfLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { BINDER_LOOK_MS, useLetterBindersQuery } from './bindersApi';

/** Binders that were made for a letter and are kept, the newest first. */
export const useLetterBinders = ({ id: letter_id, organization_id: id, questions }: InspectionLetter) => {
  const call = { params: { id }, query: { letter_id }, quiet: true };
  const { data, isLoading } = useLetterBindersQuery(call);
  const binders = data?.entities ?? [];
  const making = binders.find(({ state }) => state === 'making');
  useLetterBindersQuery(call, {
    pollingInterval: BINDER_LOOK_MS,
    skipPollingIfUnfocused: true,
    skip: making === undefined,
  });
  const asked = papersOfLetter(questions);
  const isWhole = ({ state, papers }: Binder): boolean =>
    state === 'ready' && asked.length > 0 && asked.every((paper) => papers.includes(paper));
  return {
    /** Whether they are read for the first time. */
    isLoading,
    making,
    /** Those that are ready and have all papers of the letter, which may have been linked later; none of a letter without papers. */
    ready: binders.filter(isWhole),
    /** Whether the newest one could not be made. */
    isFailed: binders[0]?.state === 'failed',
  };
};
