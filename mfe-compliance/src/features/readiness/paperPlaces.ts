import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';

/** Where a paper is looked at or filled in, without language prefix. */
const PAPER_PLACES: Record<InspectionPaper, string> = {
  officer: '/compliance/papers/officer',
  notices: '/websites',
  processing: '/compliance/record',
  agreements: '/compliance/agreements',
  consent_proof: '/dashboard',
  cookies: '/compliance/conformity',
  requests: '/requests',
  breaches: '/compliance/incidents',
  transfers: '/compliance/papers/transfers',
  security: '/compliance/papers/security',
  training: '/compliance/papers/training',
};

/** Where what is missing is done, where that is another place. */
const MENDED_AT: Partial<Record<InspectionPaper, string>> = {
  cookies: '/websites',
  requests: '/requests/settings',
};
/** Papers that fill themselves: there is nothing to write, only something to look at. */
const EVIDENCE: readonly InspectionPaper[] = ['consent_proof', 'notices'];

/** Where the link of a paper leads, and whether something is filled in there. */
export const placeOf = (paper: InspectionPaper, isComplete: boolean): { to: string; fills: boolean } => ({
  to: (!isComplete && MENDED_AT[paper]) || PAPER_PLACES[paper],
  fills: !isComplete && !EVIDENCE.includes(paper),
});
