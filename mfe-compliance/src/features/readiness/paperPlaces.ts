import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';

/** Where a paper is filled in or looked at, without language prefix. */
export const PAPER_PLACES: Record<InspectionPaper, string> = {
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
