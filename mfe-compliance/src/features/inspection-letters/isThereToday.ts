import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';

/**
 * Whether nothing of a kind of fields is missing in a paper as it is now.
 * @param now absent: it is not known. Of a paper that lacks more than it names, a kind that is not named is not known either. Pure.
 */
export const isThereToday = (
  field: string,
  now: Pick<PaperReadiness, 'fields' | 'filled' | 'missing'> | undefined,
): boolean =>
  now !== undefined &&
  now.fields - now.filled === now.missing.length &&
  now.missing.every((one) => one.field !== field);
