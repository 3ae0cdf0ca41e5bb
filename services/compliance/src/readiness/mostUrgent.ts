import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';

type Missing = PaperReadiness['missing'];

/** Missing things that a paper names; the number of all is stated besides. */
const MOST_MISSING = 20;
/** After every due date. */
const NEVER = '9999';

/** What a paper names of all that is missing, in its order: what is due goes before what is not, the earliest first. Pure. */
export const mostUrgent = (missing: Missing): Missing => {
  if (missing.length <= MOST_MISSING) return missing;
  const byDay = missing.toSorted((a, b) => (a.due_at ?? NEVER).localeCompare(b.due_at ?? NEVER));
  const named = new Set(byDay.slice(0, MOST_MISSING));
  return missing.filter((field) => named.has(field));
};
